/** Delivers short texts to every server process, including the sender (PUSH-5). Delivery is best effort. */
export interface Bus {
  /** Sends to all subscribers. @throws if the bus is unreachable. */
  publish(text: string): void;
  /** Resolves when the bus has received everything published; rejects if it does not confirm in time. */
  flush(): Promise<void>;
  /**
   * Receives what is published from now on.
   *
   * @param onInterrupted is called when the bus is reachable again and texts may have been lost.
   * @returns the function that ends the subscription.
   */
  subscribe(onText: (text: string) => void, onInterrupted: () => void): () => void;
  close(): Promise<void>;
}
