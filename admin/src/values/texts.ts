import { translate } from '../messages/translate.ts';

export const orNA = (text: string | null | undefined): string => text?.trim() || translate('values.none');
export const orNoMessage = (text: string | null | undefined): string => text?.trim() || translate('values.noMessage');

/** The beginning of a text that is said whole elsewhere. */
export const shortened = (text: string, most: number): string => {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
};

export const sizeText = (bytes: number | null): string => {
  if (bytes === null || !Number.isFinite(bytes) || bytes < 0) return '';
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
};

/** Only web addresses become links; anything else a visitor typed stays text. */
export const webAddress = (text: string | null): string | undefined => {
  const url = text ? URL.parse(text.trim()) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
};

/** A web address the way people write it. */
export const shortAddress = (address: string): string => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
