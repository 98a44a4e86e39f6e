import { orNA, shortAddress, webAddress } from './texts.ts';

/** What a visitor gave as a web address: a link if it is one, else text. */
export const WebLink = ({ text }: { text: string | null }) => {
  const address = webAddress(text);
  if (!address) return orNA(text);
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {shortAddress(address)}
    </a>
  );
};
