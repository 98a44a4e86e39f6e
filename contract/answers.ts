// When a person answers who sends a form. Written by `make contract`.
export const answers = {
  "application": {
    "days": 5,
    "time": "five working days"
  },
  "consultation": {
    "days": 1,
    "time": "one working day"
  },
  "home-enquiry": {
    "days": 1,
    "time": "one working day"
  },
  "contact-message": {
    "days": 1,
    "time": "one working day"
  }
} as const;
