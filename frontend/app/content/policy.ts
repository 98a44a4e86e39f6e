/** A policy is a numbered sheet of plain sections. A paragraph may name a mail address; it is shown as a link. */
export type Policy = {
  revised: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
};
