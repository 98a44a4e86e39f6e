import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

/** The structured data of a page as a third-party program reads it: `jsonld` has the nodes by their types. */
export const readData = (html: string) =>
  new WebAutoExtractor({ addLocation: true, embedSource: ['jsonld'] }).parse(html);

/** The properties that Adobe's validator misses, out of those that search engines demand and recommend. */
export async function dataFaultsOf(html: string): Promise<string[]> {
  const issues = await new Validator().validate(readData(html));
  return issues.map(({ severity, issueMessage }) => `structured data, ${severity.toLowerCase()}: ${issueMessage}`);
}
