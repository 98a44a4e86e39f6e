import { version as ofPackage } from '../../../../package.json';

/** The version of Frontdoor that this program was built from, such as `1.0.0`, or `1.0.1-dev` between two releases. */
export const version: string = ofPackage;
