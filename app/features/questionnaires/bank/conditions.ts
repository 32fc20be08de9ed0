import type { WrittenQuestion } from "./written-question";

export const CONDITIONS = {
  hours: [
    "The hours of this job",
    "Which of the hours that this job asks for can you work? Please name any nights, early starts, weekends or public holidays that you cannot work. You need not say why.",
    "What you can work, and what you cannot...",
  ],
  oddHours: [
    "Working unusual hours",
    "Tell us about work that you did at unusual hours, such as nights, early starts or weekends. How did you keep it good and safe, and what would you do the same way again?",
  ],
  rotaChange: [
    "A change to the rota",
    "Describe a time when a shift had to be covered or changed at short notice. What were you asked, what did you agree to, and how was the work done?",
  ],
  calledOut: [
    "A call outside your hours",
    "Tell us about a time when you were called for something urgent outside your working hours. What was wrong, what did you do first, and what did you leave for the next day?",
  ],
  onCall: [
    "Being on call",
    "What experience do you have of being on call? Say how often it was your turn, what you answered for, and what you did so that fewer calls were needed.",
    "How often, for what, and what you changed...",
  ],
  licenceUsed: [
    "Using it in practice",
    "Where, and how often, have you done the work that your licence or certificate is for? Tell us about the last time, and about a day on which it was difficult.",
  ],
  licenceCurrent: [
    "Staying up to date",
    "How do you keep what you were trained for up to date? Name the last course or check, and one thing that you have done differently since then.",
  ],
  drivingLicence: [
    "Driving licence",
    "Do you hold a driving licence that is valid here? Please say for which classes of vehicle, and since when.",
    "Yes or no, the classes, and since when...",
  ],
  drivingWork: [
    "Driving for work",
    "What have you driven for work, how far and how often? Tell us about a drive that became difficult, and what you did.",
  ],
  vehicleChecks: [
    "Before you set off",
    "Which checks do you make before you set off in a vehicle that others have used? Tell us about a time when you found something.",
  ],
  languageLevel: [
    "Speaking {language}",
    "How well do you speak, read and write {language}? Tell us what you have used it for at work: talking to people, reading instructions, or writing.",
    "How well, and what for...",
  ],
  languageGap: [
    "Without a common language",
    "Tell us about a time when you and somebody at work hardly shared a language. How did you make sure that both of you had understood?",
  ],
  languageAnswer: [
    "An answer in {language}",
    "Please answer this one in {language}: which part of your last job, or of your training, did you like best, and why?",
    "A few sentences are enough...",
  ],
  lifting: [
    "Moving heavy things",
    "Tell us about work in which you moved heavy or awkward things. How did you go about it, which help or tools did you use, and when did you say that it was too much?",
  ],
  plannedLift: [
    "A load that needed a plan",
    "Think of a load that was too much for one person. What did you check before it was moved, whom did you ask, and how was it done?",
  ],
  onYourFeet: [
    "Work with your hands",
    "Tell us about physical work that you have done: on your feet, in the heat or the cold, or with your hands. What made a long day of it go well?",
  ],
  pay: ["Pay", "Which pay do you expect for this job? A range is enough.", "A range..."],
  notice: [
    "When you can start",
    "When could you start, and how long is your notice period?",
    "A date, or a number of weeks...",
  ],
  danger: [
    "A danger that you saw",
    "Tell us about something dangerous that you noticed at work before anybody was hurt. What was it, what did you do at once, and what was changed so that it does not happen again?",
  ],
  beforeYouBegin: [
    "Before you begin",
    "Take us through what you check before you begin a job that could hurt somebody. Use a real job as your example, and say what would make you stop.",
    "Step by step, with a real job...",
  ],
  notSafe: [
    "Work that was not safe",
    "Describe a time when you were asked to do something in a way that was not safe. What did you say, to whom, and how was the work done in the end?",
  ],
  atHeight: [
    "Working at height",
    "Tell us about a job that you did at height, on a ladder, a scaffold or a platform. How did you prepare it, what did you check, and what did you do to keep yourself and the people below safe?",
  ],
  emergency: [
    "First on the spot",
    "Tell us about an emergency at work in which you were one of the first people there. What did you see, what did you do first, and what did you learn for the next one?",
  ],
  twoUrgent: [
    "Two urgent things at once",
    "Describe a time when two urgent things happened at once. How did you decide which came first, whom did you call, and how did both end?",
  ],
  afterIncident: [
    "After it has gone wrong",
    "When something has gone badly wrong at work, what do you write down, and whom do you tell? Use a real example, without names.",
  ],
  hygieneRule: [
    "A rule of hygiene",
    "Tell us about a time when you saw that a rule of hygiene was not kept. What was the danger, what did you do or say, and what happened then?",
  ],
  hygieneChecks: [
    "Your checks and records",
    "Which hygiene checks have you made and written down, such as temperatures or cleaning? Say how often, and what you did when something was not as it should be.",
  ],
  cleanAndBusy: [
    "Clean when it is busy",
    "How do you keep your place of work clean when it is at its busiest? Tell us what you do during the work and what you leave until the end.",
    "During the work, and afterwards...",
  ],
  allergyOrder: [
    "A guest with an allergy",
    "A guest says that they have a serious allergy. Take us through what you do from that moment until the plate is on the table, and tell us where you have done it before.",
    "Step by step...",
  ],
  allergyNear: [
    "A dish that nearly went wrong",
    "Tell us about an order with an allergy or a special diet that was difficult or nearly went wrong. What happened, what did you do, and what was changed?",
  ],
  allergyTeam: [
    "What is in the dish",
    "How do you make sure that everybody in the kitchen and at the tables knows what is in a dish? Tell us how it was done where you worked.",
  ],
  tidy: [
    "A tidier place of work",
    "Tell us about a place of work that you put in order, for example by the steps of 5S. What was in the way, what did you change first, and how did it stay that way?",
  ],
  improvement: [
    "A small change that helped",
    "Tell us about a small change of yours that made work faster, safer or easier. How did you notice, whom did you have to win over, and what was better afterwards?",
  ],
  lastingOrder: [
    "A standard that lasts",
    "How do you get people to keep to a standard when everybody is busy? Give us an example of one that lasted, and of one that did not.",
  ],
  ruleInTheWay: [
    "A rule that was in the way",
    "Tell us about a rule or a procedure that slowed your work down. Did you keep to it, whom did you speak to, and what came of it?",
  ],
  inspection: [
    "An inspection or an audit",
    "How do you show others, such as an inspector or an auditor, that your work was done as it has to be? Use a real inspection or audit.",
  ],
  travelling: [
    "Travelling for work",
    "This job can take you away from your usual place of work. How often have you travelled for work before, and how often could you travel here? You need not say why.",
  ],
} as const satisfies Record<string, WrittenQuestion>;
