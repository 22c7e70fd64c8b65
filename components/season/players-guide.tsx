import { GUIDE_LANGUAGES, type GuideLanguage, guidePaths } from "@/lib/paths/guide";
import type { Guide, GuidePart } from "@/lib/season/words/guide/guide-parts";
import { Link } from "../ui/link";
import { PageHead } from "../ui/page-head";
import styles from "./players-guide.module.css";

interface PlayersGuideProps {
  readonly guide: Guide;
  readonly language: GuideLanguage;
  readonly org: string;
  readonly season: string;
}

/** A season on one page, to read on a phone or to hang up: what to do, when, and whom to ask. */
export function PlayersGuide({ guide, language, org, season }: PlayersGuideProps) {
  const [other = language] = GUIDE_LANGUAGES.filter((each) => each !== language);
  return (
    <div lang={language}>
      <PageHead title={guide.title} lead={guide.lead} />
      <ol className={styles.steps}>
        {guide.steps.map((step) => (
          <li key={step.title}>
            <Part part={step} />
          </li>
        ))}
      </ol>
      <div className={styles.facts}>
        <section>
          <Part part={guide.dates} />
        </section>
        <section>
          <Part part={guide.contact} />
        </section>
      </div>
      <p className="small mt-6 no-print">
        <Link href={guidePaths.guide(org, season, other)} hrefLang={other} lang={other}>
          {NAMES[other]}
        </Link>
      </p>
    </div>
  );
}

function Part({ part: { title, sentences } }: { readonly part: GuidePart }) {
  return (
    <>
      <h2>{title}</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}

const NAMES: Readonly<Record<GuideLanguage, string>> = {
  en: "This page in English",
  es: "Esta página en español",
};
