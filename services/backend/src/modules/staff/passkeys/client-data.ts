import { z } from 'zod';

/** What a browser says of the page that asked, as far as we read it ourselves (WebAuthn, section 5.8.1). */
const clientData = z.object({ challenge: z.string(), crossOrigin: z.boolean().optional() });

/** Nothing where it is none. The signature over it is the library's to verify. */
export function readClientData(base64url: string): z.infer<typeof clientData> | undefined {
  try {
    return clientData.safeParse(JSON.parse(Buffer.from(base64url, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}
