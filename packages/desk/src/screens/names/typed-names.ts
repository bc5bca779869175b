import { LANGUAGES, type LangSuffix } from '@clutchline/contract';
import { type HouseNames, isPlainName, MOST_ALIASES, type NamedSubject } from '@clutchline/contract/desk';

/** What is in the fields. */
export interface TypedNames {
  readonly names: Readonly<Record<LangSuffix, string>>;
  /** One in a line. */
  readonly aliases: string;
}

/** Blanks at the ends and repeated ones are no part of a name. */
const tidy = (text: string): string => text.replaceAll(/[ \t]+/g, ' ').trim();

const isName = (text: string): boolean => tidy(text) === '' || isPlainName(tidy(text));

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map(tidy)
      .filter((line) => line !== ''),
  ),
];

export const typedFrom = ({ house, aliases }: Pick<NamedSubject, 'house' | 'aliases'>): TypedNames => ({
  names: byLanguage((suffix) => house[suffix] ?? ''),
  aliases: aliases.join('\n'),
});

type Stored = Parameters<typeof typedFrom>[0];

/** After a save of another operator: what was typed, and the new names in fields that were left as they were. */
export function mergeTyped(typed: TypedNames, before: Stored, now: Stored): TypedNames {
  const [old, next] = [typedFrom(before), typedFrom(now)];
  return {
    names: byLanguage((suffix) => (typed.names[suffix] === old.names[suffix] ? next : typed).names[suffix]),
    aliases: typed.aliases === old.aliases ? next.aliases : typed.aliases,
  };
}

export interface ReadNames {
  readonly names: HouseNames;
  readonly aliases: readonly string[];
  /** Languages whose text is no name. */
  readonly wrong: ReadonlySet<LangSuffix>;
  readonly hasWrongAlias: boolean;
}

/** An empty field is the feed's name. */
export function readTyped({ names, aliases }: TypedNames): ReadNames {
  const lines = linesOf(aliases);
  return {
    names: byLanguage((suffix) => (tidy(names[suffix]) === '' ? null : tidy(names[suffix]))),
    aliases: lines,
    wrong: new Set(LANGUAGES.flatMap(({ suffix }) => (isName(names[suffix]) ? [] : [suffix]))),
    hasWrongAlias: lines.length > MOST_ALIASES || !lines.every(isPlainName),
  };
}

function byLanguage<Value>(valueOf: (suffix: LangSuffix) => Value): Record<LangSuffix, Value> {
  return {
    ...{ cn: valueOf('cn'), en: valueOf('en'), tw: valueOf('tw'), th: valueOf('th') },
    ...{ vn: valueOf('vn'), in: valueOf('in'), jp: valueOf('jp'), kr: valueOf('kr') },
  };
}
