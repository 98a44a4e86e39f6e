/** The texts of names with one dot, such as the actions of the audit log, as groups within groups. */
export type TextsOf<Name extends string> = {
  readonly [Group in Name extends `${infer First}.${string}` ? First : never]: {
    readonly [Rest in Extract<Name, `${Group}.${string}`> extends `${Group}.${infer Last}` ? Last : never]: string;
  };
};
