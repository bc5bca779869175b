/** Bytes nobody can guess. */
export interface Random {
  bytes(length: number): Uint8Array;
}
