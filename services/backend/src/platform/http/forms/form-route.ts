import { Post, type Type } from '@nestjs/common';
import type { Request, Response } from 'express';

export interface FormRoute {
  /** The kind under which it is counted. */
  kind: string;
  /** How a browser without script sends it. */
  sentAs: 'urlencoded' | 'multipart';
  /** The site's page that the form stands on, where the answer to such a browser leads. */
  page: string;
  /** Pages of the site that the form may stand on as well: the one that the browser names is gone back to. */
  otherPages?: RegExp;
  /** What the address of the page asks for, kept on the way back unless this field is refused: nothing more comes of it then. */
  asks?: { names: readonly string[]; unlessRefused: string };
  /** Fields whose refusal has words of its own on the page, and the fragments that name these. Of several refused fields the first one here counts. */
  fragments?: Readonly<Record<string, string>>;
}

export type FormHandler = (request: Request, response: Response) => Promise<void>;

/** A form's route, and where its handler is found. */
export interface FormPlace extends FormRoute {
  path: string;
  controller: Type;
  method: string;
}

const places = new Map<string, FormPlace>();

/** A POST that takes JSON from programs and plain forms from browsers without script. */
export function PostForm(path: string, route: FormRoute) {
  return (target: object, method: string, descriptor: TypedPropertyDescriptor<FormHandler>): void => {
    places.set(`/${path}`, { ...route, path: `/${path}`, controller: target.constructor as Type, method });
    Post(path)(target, method, descriptor);
  };
}

export const formPlaces = (): FormPlace[] => [...places.values()];

export const formKinds = (): string[] => formPlaces().map(({ kind }) => kind);

/** The router takes a closing slash and capitals for the same path. */
const plain = (path: string) => path.toLowerCase().replace(/\/$/, '');

export const formRouteOf = ({ method, path }: Pick<Request, 'method' | 'path'>): FormRoute | undefined =>
  method === 'POST' ? (places.get(path) ?? places.get(plain(path))) : undefined;

const filePaths = new Set<string>();

/** A POST of staff that takes a file as multipart, beside the public forms; its handler reads the body. */
export const PostFile =
  (path: string): MethodDecorator =>
  (target, method, descriptor) => {
    filePaths.add(`/${path}`);
    Post(path)(target, method, descriptor);
  };

export const takesFile = ({ method, path }: Pick<Request, 'method' | 'path'>): boolean =>
  method === 'POST' && filePaths.has(plain(path));
