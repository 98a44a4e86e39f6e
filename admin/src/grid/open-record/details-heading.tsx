import { useFocusOnOpen } from './use-focus-on-open.ts';
import { Address } from '../../values/links/address.tsx';
import { usePageTitle } from '../use-page-title.ts';

/** The name of the open record, which takes the focus and names the page. */
export const DetailsHeading = ({ text, alone }: { text: string; alone: boolean }) => {
  usePageTitle(text);
  const heading = useFocusOnOpen(alone);
  const Heading = alone ? 'h1' : 'h2';
  return (
    <Heading ref={heading} tabIndex={-1}>
      <Address text={text} />
    </Heading>
  );
};
