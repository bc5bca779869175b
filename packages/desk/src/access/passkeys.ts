import type { NewPasskey, UsedPasskey } from '@clutchline/contract/desk';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import * as z from 'zod/mini';

const credential = z.object({ id: z.string(), type: z.literal('public-key') });

const creation = z.object({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.exactOptional(z.number()),
  excludeCredentials: z.exactOptional(z.array(credential)),
  authenticatorSelection: z.exactOptional(
    z.object({
      residentKey: z.exactOptional(z.enum(['discouraged', 'preferred', 'required'])),
      requireResidentKey: z.exactOptional(z.boolean()),
      userVerification: z.exactOptional(z.enum(['discouraged', 'preferred', 'required'])),
    }),
  ),
  attestation: z.exactOptional(z.literal('none')),
});

const request = z.object({
  challenge: z.string(),
  rpId: z.exactOptional(z.string()),
  timeout: z.exactOptional(z.number()),
  allowCredentials: z.exactOptional(z.array(credential)),
  userVerification: z.exactOptional(z.enum(['discouraged', 'preferred', 'required'])),
});

/** Null: the browser has none, or the operator left the dialog. */
export async function createPasskey(options: unknown): Promise<NewPasskey | null> {
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON: z.parse(creation, options) });
    const { clientDataJSON, attestationObject } = response;
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject } };
  } catch {
    return null;
  }
}

/** Null: the browser has none, or the operator left the dialog. */
export async function presentPasskey(options: unknown): Promise<UsedPasskey | null> {
  try {
    const { id, rawId, response } = await startAuthentication({ optionsJSON: z.parse(request, options) });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      ...{ id, rawId, type: 'public-key' },
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) },
    };
  } catch {
    return null;
  }
}
