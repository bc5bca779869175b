interface FactListProps {
  /** Null: nothing is stored. */
  readonly facts: Readonly<Record<string, unknown>> | null;
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Data of a feed as it is, name by name: an operator compares it with what is stored. */
export function FactList({ facts }: FactListProps) {
  if (facts === null) return '–';
  return (
    <ul>
      {Object.entries(facts).map(([name, value]) => (
        <li key={name}>
          {name}: {shown(value)}
        </li>
      ))}
    </ul>
  );
}
