import { FileSystemConfigLoader, HtmlValidate } from 'html-validate/node';

const validator = new HtmlValidate(new FileSystemConfigLoader({ root: true, extends: ['html-validate:standard'] }));

// Intended against the standard's list, because the attribute keeps a browser from ticking a consent again after a reload.
const meant = 'autocomplete attribute cannot be used on <input type="checkbox">';

/** The findings of html-validate in a page, each with its place. */
export async function htmlFaultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ message }) => message !== meant)
    .map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`);
}
