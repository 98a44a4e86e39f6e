/** An element of a page, as the protocol of its browser names it. */
export type ElementRef = Readonly<Record<string, string>>;

/** The keys of WebDriver that are no letters (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
export const keys = { Shift: '\uE008', Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' } as const;

/** What the tests need of a tab; both protocols can do it. Addresses are absolute, sizes are CSS pixels. */
export interface DrivenTab {
  /** The browser's name and version, for example "Firefox 153.0". */
  version: string;
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page, which must not use anything around it; arguments and result are JSON. @throws what it throws */
  run<Args extends unknown[], Result>(act: (...args: Args) => Result | Promise<Result>, ...args: Args): Promise<Result>;
  /** The same with an element as the first argument. */
  runOn<Args extends unknown[], Result>(
    element: ElementRef,
    act: (element: Element, ...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  find<Args extends unknown[]>(look: (...args: Args) => Element | null, ...args: Args): Promise<ElementRef | null>;
  /** With a real pointer, in the middle of the element, which must be in view. */
  click(element: ElementRef): Promise<void>;
  /** Types with a real keyboard into the focused element. */
  type(text: string): Promise<void>;
  /** Chooses an option of a select by its text, as a person does. */
  choose(select: ElementRef, option: string): Promise<void>;
  attach(input: ElementRef, path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The part that is in view, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface DrivenBrowser {
  /** A tab with storage of its own. */
  open(): Promise<DrivenTab>;
  stop(): Promise<void>;
}

/** How to start a browser, or what to install where it is not on this machine. */
export type StartBrowser = { missing: string } | { start: () => Promise<DrivenBrowser> };
