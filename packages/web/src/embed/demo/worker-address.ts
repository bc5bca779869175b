/** The DOM types of TypeScript do not have these yet, and one of the browsers neither. */
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
/** The one policy that the server's headers allow (security-headers.ts). */
const POLICY = 'clutchline-worker';

/** Address of the offline worker as a browser with trusted types takes it: the policy makes this one and no other. */
export function workerAddress({ trustedTypes }: Pick<Window, 'trustedTypes'>): TrustedScriptURL {
  return trustedTypes?.createPolicy(POLICY, { createScriptURL: () => WORKER }).createScriptURL(WORKER) ?? WORKER;
}
