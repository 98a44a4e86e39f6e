export interface Skill {
  label: string;
  /** 0 to 100. */
  value: number;
}

export interface Highlight {
  year: string;
  title: string;
  text: string;
}

export interface KeyProject {
  title: string;
  description: string;
  url: string;
}

/** The content of a leader's page, apart from the name and the position. */
export interface Life {
  phone: string;
  /** One sentence in this person's own words. */
  says: string;
  titles: { biography: string; highlights: string };
  /** The end of the page; the technical leader's has none. */
  call?: { title: string; text: string; action: string };
  figures?: readonly { value: string; label: string }[];
  biography: readonly string[];
  highlights: readonly Highlight[];
  skills: readonly Skill[];
  certifications: readonly { year: string; name: string }[];
  education: readonly { year: string; name: string; place: string }[];
  projects?: readonly KeyProject[];
}
