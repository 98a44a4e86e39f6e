import { ValidateIf } from 'class-validator';

/** The field may be left out; other than `IsOptional`, this lets nobody write null. */
export const MayBeAbsent = () => ValidateIf((_, value) => value !== undefined);
