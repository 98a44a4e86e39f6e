// When a person answers who sends a form. Written by `make contract`.
export const answers = {
  "application": {
    "days": 5,
    "time": "five working days"
  }
} as const;
