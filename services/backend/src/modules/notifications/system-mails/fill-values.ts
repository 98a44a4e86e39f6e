export type Values = Readonly<Record<string, string>>;

const any = /\{\{\s*([a-z]+)\s*\}\}/g;

export const placeholdersIn = (text: string): string[] => [...text.matchAll(any)].map(([, name = '']) => name);

/** Takes out placeholders that stand for nothing, with the comma that belongs to them: "Thank you, {{name}}." is then "Thank you." */
function leaveOutEmpty(text: string, values: Values): string {
  return Object.entries(values)
    .filter(([, value]) => value === '')
    .reduce((left, [name]) => {
      const placeholder = String.raw`\{\{\s*${name}\s*\}\}`;
      return left
        .replace(new RegExp(`^${placeholder}(?:, ?| )?(.?)`, 'gm'), (_, next: string) => next.toUpperCase())
        .replace(new RegExp(`,? ?${placeholder}`, 'g'), '');
    }, text);
}

/** The text with its placeholders filled once: a value that looks like a placeholder stays as it is. */
export const fillValues = (text: string, values: Values): string =>
  leaveOutEmpty(text, values).replace(any, (_, name: string) => values[name] ?? '');
