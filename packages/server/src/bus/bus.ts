/** Best-effort delivery of short texts to every server process, including the sender (PUSH-5). */
export interface Bus {
  /** @throws if the bus is unreachable. */
  publish(text: string): void;
  /** Resolves when the bus has received everything; rejects if it does not confirm in time. */
  flush(): Promise<void>;
  /**
   * @param onInterrupted is called when the bus is reachable again and texts may have been lost.
   * @returns the unsubscribe function.
   */
  subscribe(onText: (text: string) => void, onInterrupted: () => void): () => void;
  close(): Promise<void>;
}
