// The forms of the site: where each is sent, its fields, and the words of the API about it. Written by `make contract`.
export const forms = {
  "application": {
    "path": "/api/application",
    "thanks": "Application submitted successfully!",
    "missing": {
      "name": "Enter your name.",
      "email": "Enter your e-mail address.",
      "apply": "Choose the position you apply for.",
      "experience": "Choose your experience.",
      "agree": "You must agree to the terms and privacy policy.",
      "ageConfirmed": "Confirm your age, or that a parent or guardian consents."
    },
    "fields": [
      {
        "name": "name",
        "label": "Name",
        "type": "line",
        "max": 120
      },
      {
        "name": "email",
        "label": "E-mail",
        "type": "email",
        "max": 254
      },
      {
        "name": "phone",
        "label": "Phone",
        "type": "phone",
        "max": 40
      },
      {
        "name": "apply",
        "label": "Position",
        "type": "option"
      },
      {
        "name": "experience",
        "label": "Experience",
        "type": "option"
      },
      {
        "name": "linkedin",
        "label": "LinkedIn",
        "type": "web-address",
        "max": 300,
        "wrong": "Enter a web address, like linkedin.com/in/name."
      },
      {
        "name": "message",
        "label": "Message",
        "type": "lines",
        "max": 5000
      }
    ]
  },
  "consultation": {
    "path": "/api/auth/register",
    "thanks": "Thank you. We have received your request and will get in touch soon.",
    "incomplete": "All fields are required",
    "missing": {
      "name": "Enter your name.",
      "email": "Enter your e-mail address.",
      "number": "Enter your phone number.",
      "website": "Enter the address of your website.",
      "feedback": "Tell us what you would like to talk about.",
      "agree": "You must agree to the terms and privacy policy."
    },
    "fields": [
      {
        "name": "name",
        "label": "Name",
        "type": "line",
        "max": 120
      },
      {
        "name": "email",
        "label": "E-mail",
        "type": "email",
        "max": 254
      },
      {
        "name": "number",
        "label": "Phone",
        "type": "phone",
        "max": 40
      },
      {
        "name": "website",
        "label": "Website",
        "type": "web-address",
        "max": 300,
        "wrong": "Enter the address of your website, like company.com."
      },
      {
        "name": "feedback",
        "label": "Feedback",
        "type": "lines",
        "max": 5000
      }
    ]
  },
  "home-enquiry": {
    "path": "/api/formhome/submit",
    "thanks": "Form submitted successfully!",
    "incomplete": "Name, e-mail and project details are required",
    "missing": {
      "name": "Enter your name.",
      "email": "Enter your e-mail address.",
      "projectDetails": "Tell us about your project.",
      "agree": "You must agree to the terms and privacy policy."
    },
    "fields": [
      {
        "name": "name",
        "label": "Name",
        "type": "line",
        "max": 120
      },
      {
        "name": "email",
        "label": "E-mail",
        "type": "email",
        "max": 254
      },
      {
        "name": "company",
        "label": "Company",
        "type": "line",
        "max": 200
      },
      {
        "name": "projectDetails",
        "label": "Project details",
        "type": "lines",
        "max": 5000
      }
    ]
  },
  "contact-message": {
    "path": "/api/form/contact",
    "thanks": "Thank you. We have received your message and will get in touch soon.",
    "incomplete": "All fields are required",
    "missing": {
      "name": "Enter your name.",
      "number": "Enter your phone number.",
      "email": "Enter your e-mail address.",
      "message": "Enter your message.",
      "agree": "You must agree to the terms and privacy policy."
    },
    "fields": [
      {
        "name": "name",
        "label": "Name",
        "type": "line",
        "max": 120
      },
      {
        "name": "number",
        "label": "Phone",
        "type": "phone",
        "max": 40
      },
      {
        "name": "email",
        "label": "E-mail",
        "type": "email",
        "max": 254
      },
      {
        "name": "message",
        "label": "Message",
        "type": "lines",
        "max": 5000
      }
    ]
  },
  "another-file": {
    "path": "/api/another-file",
    "thanks": "We have your file. It takes the place of the one that we could not open.",
    "incomplete": "Choose a file.",
    "missing": {
      "token": "The link is missing. Open it from the mail again."
    }
  }
} as const;
