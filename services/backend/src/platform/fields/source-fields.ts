import { TextField } from './form-field.decorator';

const SourceField = () => TextField({ maxLength: 200, description: 'Where the visitor came from.' });

/** How a visitor came to a form, from the parameters of the link. Never required. */
export class SourceFields {
  @SourceField() utm_source?: string;
  @SourceField() utm_medium?: string;
  @SourceField() utm_campaign?: string;
  @SourceField() utm_term?: string;
  @SourceField() utm_content?: string;
  @SourceField() ref?: string;
}

const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'ref'] as const;

/** The known source; null without one. */
export function knownSource(fields: SourceFields): Record<string, string> | null {
  let source: Record<string, string> | null = null;
  for (const name of names) {
    const value = fields[name];
    if (value !== undefined && value !== null) (source ??= {})[name] = value;
  }
  return source;
}
