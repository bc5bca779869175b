/** Missing in TypeScript's DOM types and in one browser. */
declare global {
  interface TrustedScriptURL {
    toString(): string;
  }
  interface Window {
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { readonly createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): TrustedScriptURL };
    };
  }
  interface ServiceWorkerContainer {
    register(address: TrustedScriptURL): Promise<ServiceWorkerRegistration>;
  }
}

const WORKER = '/offline-worker.mjs';
/** The only policy in the server's headers (security-headers.ts). */
const POLICY = 'clutchline-worker';

/** The policy creates only this address. */
export function workerAddress({ trustedTypes }: Pick<Window, 'trustedTypes'>): TrustedScriptURL {
  return trustedTypes?.createPolicy(POLICY, { createScriptURL: () => WORKER }).createScriptURL(WORKER) ?? WORKER;
}
