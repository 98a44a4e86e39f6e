import type { english } from './english.ts';

export type English = typeof english;

/** What every language has: the texts of the English one. */
export type Texts<Group = English> = {
  readonly [Name in keyof Group]: Group[Name] extends string ? string : Texts<Group[Name]>;
};

/** The path of each text, with dots: "staff.roles.hr". */
type KeyIn<Group> = {
  [Name in keyof Group & string]: Group[Name] extends string ? Name : `${Name}.${KeyIn<Group[Name]>}`;
}[keyof Group & string];

/** The path of each group of texts: "staff.roles". */
type GroupIn<Group> = {
  [Name in keyof Group & string]: Group[Name] extends string ? never : Name | `${Name}.${GroupIn<Group[Name]>}`;
}[keyof Group & string];

export type MessageKey = KeyIn<English>;
export type GroupKey = GroupIn<English>;

/** What stands at a path. */
export type At<Group, Key extends string> = Key extends keyof Group
  ? Group[Key]
  : Key extends `${infer Name}.${infer Rest}`
    ? Name extends keyof Group
      ? At<Group[Name], Rest>
      : never
    : never;

/** The names between %{ and } of a text. */
type NameIn<Text> = Text extends `${string}%{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never;

/** What a text needs to be filled: nothing, or one value for each of its names. */
export type ValuesOf<Key extends MessageKey> = [NameIn<At<English, Key>>] extends [never]
  ? []
  : [values: { readonly [Name in NameIn<At<English, Key>>]: Name extends 'count' ? number : string | number }];

/** A text that needs no values, as labels do. */
export type LabelKey = { [Key in MessageKey]: ValuesOf<Key> extends [] ? Key : never }[MessageKey];
