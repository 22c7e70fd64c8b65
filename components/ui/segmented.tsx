import { classNames } from "./class-names";
import { describedBy, FieldNotes, type FieldText } from "./field";
import { Icon } from "./icon";

export interface Segment {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

type SegmentedProps = FieldText & {
  readonly name: string;
  readonly id?: string | undefined;
  readonly segments: readonly Segment[];
  readonly defaultValue?: string | undefined;
  /** The answer, if the page controls it; then `onChange` has to change it. */
  readonly value?: string | undefined;
  readonly required?: boolean | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
};

/** One of two, three or four short answers side by side: "Amara, Drawn, Theo". Radio buttons underneath. */
export function Segmented({ label, labelHidden, hint, error, name, id = name, ...group }: SegmentedProps) {
  const { onChange } = group;

  return (
    <div className={classNames("field", error && "bad")}>
      <span className={labelHidden ? "sr" : "label"} id={`${id}-label`}>
        {label}
      </span>
      <div
        className="seg"
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(id, { hint, error })["aria-describedby"]}
      >
        {group.segments.map((segment, index) => (
          <label key={segment.value}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${segment.value}`}
              name={name}
              value={segment.value}
              disabled={segment.disabled}
              required={group.required}
              {...(group.value === undefined
                ? { defaultChecked: segment.value === group.defaultValue }
                : { checked: segment.value === group.value })}
              onChange={onChange && ((event) => onChange(event.currentTarget.value))}
            />
            <Icon name="check" />
            {segment.label}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
