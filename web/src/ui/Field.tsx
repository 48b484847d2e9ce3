/** Things to fill in, each with its label. */
import type { ComponentPropsWithRef, InputHTMLAttributes, ReactNode } from "react";
import { useId } from "react";
import "./field.css";

interface Labeled {
  label: string;
  hint?: ReactNode;
  /** The label is heard, not seen. */
  quiet?: boolean;
}

export function TextField({
  label,
  hint,
  quiet,
  ...rest
}: Labeled & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className={quiet ? "unseen" : "field-label"}>
        {label}
      </label>
      <input id={id} className="field-box" autoComplete="off" {...rest} />
      {hint && <div className="small soft">{hint}</div>}
    </div>
  );
}

export function Select({
  label,
  hint,
  quiet,
  children,
  ...rest
}: Labeled & ComponentPropsWithRef<"select">) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className={quiet ? "unseen" : "field-label"}>
        {label}
      </label>
      <select id={id} className="field-box" {...rest}>
        {children}
      </select>
      {hint && <div className="small soft">{hint}</div>}
    </div>
  );
}

interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

export function Switch({ label, checked, onChange, disabled = false }: SwitchProps) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

interface SegmentedProps<Value extends string> {
  label: string;
  values: { value: Value; label: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  disabled?: boolean;
  quiet?: boolean;
}

/** One of a few, all of them in sight. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, values, chosen, onChoose, disabled = false, quiet } = props;
  const name = useId();
  return (
    <fieldset className="segmented" disabled={disabled}>
      <legend className={quiet ? "unseen" : "field-label"}>{label}</legend>
      <div className="segmented-row">
        {values.map(({ value, label: words }) => (
          <label key={value}>
            <input
              type="radio"
              className="unseen"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
