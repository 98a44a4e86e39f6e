/** What a control in which something is typed or chosen needs, whatever its kind. */
export type Typed = { value: string; onText: (text: string) => void };

/** The attributes of a control that its caller may set freely. */
export type Plain<T> = Omit<T, 'id' | 'className' | 'onChange' | 'value'>;
