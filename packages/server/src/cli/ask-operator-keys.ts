import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

import { readOperatorKeys } from '../config';
import { Operators } from '../operator/postgres-operators';
import { PlainError } from '../platform/errors';

const SILENT = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Not the command line, which all users of the machine can read. */
export async function readKeys(names: readonly string[]): Promise<readonly string[]> {
  const given = readOperatorKeys();
  if (given !== null) {
    if (given.length !== names.length)
      throw new PlainError(`OPERATOR_KEYS has ${given.length} keys for ${names.length} operators.`);
    return given;
  }
  const { stdin, stderr } = process;
  const lines = createInterface({ input: stdin, output: SILENT(), terminal: stdin.isTTY });
  const typed = lines[Symbol.asyncIterator]();
  try {
    const keys: string[] = [];
    for (const name of names) {
      stderr.write(`Key of ${name}: `);
      const line = await typed.next();
      stderr.write('\n');
      if (line.done === true) throw new PlainError(`No key was given for ${name}.`);
      keys.push(line.value.trim());
    }
    return keys;
  } finally {
    lines.close();
  }
}

export async function identifyOperators(
  ownerUrl: string,
  names: readonly string[],
  keys: readonly string[],
): Promise<readonly string[]> {
  const operators = new Operators(ownerUrl);
  return await Promise.all(
    names.map(async (name, index) => {
      const known = await operators.identify(name, keys[index] ?? '');
      if (known !== null) return known;
      throw new PlainError(`There is no operator ${name} with this key: npm run operators -- list.`);
    }),
  );
}
