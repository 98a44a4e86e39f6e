import { FileSystemConfigLoader, HtmlValidate } from 'html-validate/node';

const validator = new HtmlValidate(new FileSystemConfigLoader({ root: true, extends: ['html-validate:standard'] }));

/** The findings of html-validate in a page, each with its place. */
export async function htmlFaultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`);
}
