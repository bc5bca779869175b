/** Missing in TypeScript's DOM types and in one of the browsers. */
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
/** The only policy that the server's headers allow (security-headers.ts). */
const POLICY = 'clutchline-worker';

/** Address of the offline worker for browsers with trusted types; the policy creates only this address. */
export function workerAddress({ trustedTypes }: Pick<Window, 'trustedTypes'>): TrustedScriptURL {
  return trustedTypes?.createPolicy(POLICY, { createScriptURL: () => WORKER }).createScriptURL(WORKER) ?? WORKER;
}
