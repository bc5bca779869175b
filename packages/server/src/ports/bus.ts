/** Carries short texts to every process that serves players, this one too (PUSH-5). It may lose them: who hears counts. */
export interface Bus {
  /** To everybody who hears. @throws where the bus cannot be reached now. */
  publish(text: string): void;
  /** Resolves when the bus has taken all that was published; rejects where that is not known in time. */
  flush(): Promise<void>;
  /**
   * Hears what is published from now on.
   *
   * @param onInterrupted is told whenever the bus is heard after a time in which texts may have been lost.
   * @returns its stop.
   */
  subscribe(onText: (text: string) => void, onInterrupted: () => void): () => void;
  close(): Promise<void>;
}
