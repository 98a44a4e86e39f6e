/** The props of any control for typing or choosing. */
export type Typed = { value: string; onText: (text: string) => void };

/** The attributes of a control that its caller may set freely. */
export type Plain<T> = Omit<T, 'id' | 'className' | 'onChange' | 'value'>;
