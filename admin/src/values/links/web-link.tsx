import { orNA, shortAddress, webAddress } from '../texts.ts';

/** A visitor's web address: a link if it is valid, else text. */
export const WebLink = ({ text }: { text: string | null }) => {
  const address = webAddress(text);
  if (!address) return orNA(text);
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {shortAddress(address)}
    </a>
  );
};
