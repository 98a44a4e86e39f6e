export const PhoneLink = ({ number }: { number: string | null }) =>
  number?.trim() ? <a href={`tel:${encodeURI(number.trim())}`}>{number}</a> : 'N/A';
