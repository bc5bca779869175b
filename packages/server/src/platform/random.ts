export interface Random {
  bytes(length: number): Uint8Array;
}
