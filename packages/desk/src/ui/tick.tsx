interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

/** Of a row of a table. */
export function Tick({ label, isOn, onToggle }: TickProps) {
  return <input type="checkbox" aria-label={label} checked={isOn} onChange={onToggle} />;
}
