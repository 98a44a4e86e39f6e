import { ValidationFailed } from '../../platform/http/http.errors';

export interface TemplateFilter {
  stage?: string;
  keys?: string[];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 100;

/** @throws ValidationFailed for a key that is not known or a value of another kind. */
export function parseTemplateFilter(raw: Record<string, unknown>): TemplateFilter {
  const filter: TemplateFilter = {};
  for (const [key, value] of Object.entries(raw)) {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    if (key === 'stage' && isText(value)) filter.stage = value;
    else if (key === 'id' && values.every(isText)) filter.keys = values;
    else throw new ValidationFailed({ filter: 'Only stage and id can be filtered by, and both are texts.' });
  }
  return filter;
}
