/** The mark in a body's file that each request replaces by a text of its own (autocannon's word for it). */
export const MARK = '[<id>]';

export interface Body {
  file: string;
  contentType: string;
}

/** One request, sent over and over by a process of its own. */
export interface Load {
  url: string;
  /** Absent: a GET. */
  body?: Body;
  /** Absent: no encoding is accepted, and the response is not compressed. */
  acceptEncoding?: string;
  connections: number;
  seconds: number;
}

export interface Result {
  answered: number;
  failed: number;
  seconds: number;
  p50: number;
  p99: number;
}

export interface Driver {
  name: string;
  run(load: Load): Promise<Result>;
}
