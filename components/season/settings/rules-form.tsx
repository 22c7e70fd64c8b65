"use client";

import { useState } from "react";
import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HeadRow } from "@/components/ui/head-row";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { useSend } from "@/components/ui/use-send";
import { changeRules } from "@/lib/season/actions/rules";
import type { SettingField as Field, SettingsFold, SettingsPage } from "@/lib/season/view/settings-page";
import { hasWords } from "@/lib/season/words/settings/find-settings";
import { plural } from "@/lib/shared/text";
import { FindSetting } from "./find-setting";
import { OwnRules } from "./own-rules";
import styles from "./rules-form.module.css";
import { SettingField } from "./setting-field";

type RulesFormProps = {
  readonly org: string;
  readonly season: string;
  readonly version: number;
  readonly page: SettingsPage;
  /** The search text from the address, for searching without JavaScript. */
  readonly find: string;
};

/** The settings of a season's rules: the few that matter most, and the others folded. Saving creates a new version. */
export function RulesForm({ org, season, version, page, find }: RulesFormProps) {
  const [state, sending] = useSend(changeRules, null);
  const [query, setQuery] = useState(find);
  const field = fieldsOf(state, "rules");
  const isSearch = query.trim() !== "";
  const isFound = ({ words }: { readonly words: string }) => hasWords(words, query);
  const ownWords = page.ownRules.map(({ title, text }) => `${title} ${text}`).join(" ");
  const hasOwn = hasWords(`House rules of your own ${ownWords}`, query);
  const isOwnOpen = (isSearch && hasOwn) || Object.keys(state?.fields ?? {}).some(isOwn);
  const count = [...page.main, ...page.folds.flatMap(({ fields }) => fields)].filter(isFound).length;
  const draw = (one: Field) => (
    <SettingField
      key={one.name}
      setting={one}
      field={field(one.name, one.value)}
      isHidden={!isFound(one) && !state?.fields[one.name]}
    />
  );

  return (
    <>
      <FindSetting
        org={org}
        season={season}
        query={query}
        count={hasOwn ? count + 1 : count}
        find={setQuery}
      />
      <SendForm sending={sending} className={styles.settings} data-shape={page.fixedShape} noValidate>
        <FormErrors state={state} form="rules" />
        <HiddenFields values={{ org, season, madeFrom: String(version), ...page.fixed }} />
        <section aria-labelledby="main-settings" hidden={!page.main.some(isFound)}>
          <HeadRow title="Main settings" id="main-settings" />
          <div className={styles.fields}>{page.main.map(draw)}</div>
        </section>
        <section aria-labelledby="more-settings">
          <HeadRow title="More settings" id="more-settings" />
          {page.folds.map((fold) => {
            const hasError = fold.fields.some(({ name }) => state?.fields[name]);
            const isOpen = hasError || (isSearch && fold.fields.some(isFound));
            return (
              <div key={fold.id} hidden={!isOpen && isSearch}>
                <Fold summary={fold.title} aside={asideOf(fold)} open={isOpen} id={`section-${fold.id}`}>
                  {fold.id === "standings" && (
                    <p className="small muted mb-4">
                      The standings of a division always follow the newest version, including for earlier
                      rounds.
                    </p>
                  )}
                  <div className={styles.fields}>{fold.fields.map(draw)}</div>
                </Fold>
              </div>
            );
          })}
          <div hidden={isSearch && !isOwnOpen}>
            <OwnRules rules={page.ownRules} field={field} isOpen={isOwnOpen} />
          </div>
        </section>
        <div className="actions">
          <SubmitButton pendingLabel="Saving…">Save as version {version + 1}</SubmitButton>
        </div>
      </SendForm>
    </>
  );
}

function asideOf({ fields, changed }: SettingsFold): string {
  const count = plural(fields.length, "setting");
  return changed === 0 ? count : `${count}, ${changed} changed`;
}

function isOwn(name: string): boolean {
  return name.startsWith("ownRules.");
}
