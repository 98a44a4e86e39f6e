import { z } from 'zod';

/** `name=value` pairs with commas between them, as OpenTelemetry has them. */
export const otlpHeaders = z
  .string()
  .default('')
  .transform((text, context) => {
    const pairs = text
      .split(',')
      .filter(Boolean)
      .map((pair) => /^\s*([\w-]+)=(.+?)\s*$/.exec(pair));
    if (pairs.every((pair) => pair !== null))
      return Object.fromEntries<string>(pairs.map(([, name = '', value = '']) => [name, value] as const));
    context.addIssue({ code: 'custom', message: 'must be name=value pairs with commas between them' });
    return z.NEVER;
  }) as z.ZodType<Record<string, string>>;
