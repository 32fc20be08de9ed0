import { describe, expect, test } from "vitest";
import { rows, verdictsOn } from "../fixtures";

const THE_OTHER_SIDE = rows(`
  Sales manager | Managing a sales team | Member of a sales team of eight
  Sales manager | Managing a sales team | Worked in a sales team of eight
  Head chef | Leading a brigade | Part of a brigade of twelve
  Charge nurse | Supervising junior staff | Junior member of the staff of a ward
  Team leader | Team leadership | Worked well within a team
  Software engineer | Leading a team of engineers | One of a team of six engineers
  Software engineer | Experience leading a team | Worked in a team of engineers
  Software engineer | Line management | Reported to the line manager
  Software engineer | Mentoring junior developers | Mentored by senior developers
  Carpenter | Second fix | First fix on 60 plots
  Carpenter | Second-fix joinery | First-fix joinery on 60 plots
  Welder | TIG welding | MIG welding only
  Welder | MIG/MAG welding | TIG welding of pipes
  Welder | MMA welding | MIG welding of frames
  Teacher | SENCO experience | Shared an office with the SENCO
  Teacher | Head of department | Reported to the head of department
  Accountant | Audit experience | Audited by external auditors each year
  Designer | User research | Worked alongside the user researchers
  Nurse | Supervision of students | Supervised by a senior nurse
  Store manager | Staff management | Answered to the store manager, filled shelves
  Engineer | Reviewing drawings | Drawings reviewed by the chief engineer
  Ward manager | Managing a nursing team | Nurse in a team of eighteen on a stroke ward
  Foreman | Supervising bricklayers | Bricklayer in a gang of six
  Foreman | Supervising apprentices | Supervised by the foreman as an apprentice
  Call centre manager | Coaching of agents | Coached by a team leader every week
  Head of marketing | Lead a team of marketers | Worked in a marketing team of four
  Data engineer | Manage stakeholders | Managed by stakeholders in three countries
  Editor | Editing of manuscripts | My novel was edited by two editors
  Scaffolder | Leading a gang | Member of a three-man gang
  Chef | Training commis chefs | Trained by a pastry chef in Lyon
  Inspector | Inspection of restaurants | Restaurant inspected by the council, five stars
  Joiner | First fix | Second fix on flats for six years
  Fabricator | MIG welding | MMA (stick) welding of gates
  Shop manager | Staff training | Completed the staff training
  Shop manager | Training new staff | Attended the training for new staff
  Team leader | Coaching team members | Received coaching as a team member
  Nurse | Teaching students | Was taught by students' tutors for three years
  Head chef | Training of apprentices | Took apprentice training at a hotel
  IT support | User training | Sat the user training for SAP
  HR adviser | Induction of new employees | Went through induction as a new employee
  Lifeguard | Swimming lessons | Took swimming lessons as a child
  Driving instructor | Driving lessons | Had driving lessons in 2009
  Piano teacher | Piano tuition | Received piano tuition from a soloist
  Supervisor | Mentoring of trainees | Attended a mentoring scheme for trainees
  Warehouse manager | Training of forklift drivers | Passed the forklift drivers' training
  Sales manager | Sales training for reps | Completed sales training with other reps
  Software engineer | Onboarding of new developers | Onboarded by two developers
  Trainer | Customer training | Went through customer training at Bosch
`);

const OWN = rows(`
  Sales manager | Managing a sales team | Managed a team of eight sales reps
  Head chef | Leading a brigade | Ran a brigade of twelve
  Head chef | Leading a kitchen brigade | Head of a kitchen brigade of twelve
  Software engineer | Mentoring junior developers | Mentored three junior developers
  Welder | TIG welding | MIG and TIG welding of stainless
  Accountant | Audit experience | Audited 20 charities
  Accountant | Board reporting | Reported to the board each month
  Designer | User research | Ran user research alongside two researchers
  Store manager | Managing a team | Managed a team of ten, reporting to the area manager
  Engineer | Design reviews | Led design reviews, approved by two engineers
  Ward manager | Managing a nursing team | Managed the nursing team of a stroke ward
  Foreman | Supervising bricklayers | In charge of six bricklayers
  Foreman | Supervising apprentices | Two apprentices under me
  Call centre manager | Coaching of agents | Coached twelve agents on tone and speed
  Head of marketing | Lead a team of marketers | Headed a team of four marketers
  Data engineer | Manage stakeholders | Managed stakeholders in three countries
  Editor | Editing of manuscripts | Edited forty manuscripts a year
  Scaffolder | Leading a gang | Led a three-man gang on refineries
  Chef | Training commis chefs | Trained commis chefs in sauces
  Inspector | Inspection of restaurants | Inspected 300 restaurants
  Fabricator | MIG welding | MIG welding of gates
  Teacher | Head of department | Head of department, science, four staff
  Payroll officer | Processing of wages | Ran the monthly payroll for 300, reporting to the finance director
  Software engineer | CI/CD | Jenkins and GitLab pipelines for 30 services, alongside the platform team
  Shop manager | Staff training | Delivered the staff training each spring
  Team leader | Coaching team members | Coached six team members each week
  Nurse | Teaching students | Taught students on placement
  Head chef | Training of apprentices | Trained three apprentices to level 3
  HR adviser | Induction of new employees | Led the induction of new employees
  Lifeguard | Swimming lessons | Gave swimming lessons to children
  Driving instructor | Driving lessons | Gave 2,000 driving lessons
  Piano teacher | Piano tuition | Piano tuition for twenty children
  Sales manager | Sales training for reps | Designed sales training for reps
  Software engineer | Onboarding of new developers | Onboarded eleven new developers
  Trainer | Customer training | Customer training on site, 60 days a year
`);

describe("whoever was led, taught or inspected did not lead, teach or inspect", () => {
  test.each(THE_OTHER_SIDE)("%s, asked for %s: %s", (title, asked, told) => {
    for (const verdict of verdictsOn(title, asked, told, ["paper", "work", "answer"]))
      expect(verdict).not.toMatch(/^(?:found|partly)$/);
  });
});

describe("what somebody did is claimed, whoever else is named beside", () => {
  test.each(OWN)("%s, asked for %s: %s", (title, asked, told) => {
    for (const verdict of verdictsOn(title, asked, told, ["work", "answer"]))
      expect(verdict).toMatch(/^(?:found|partly)$/);
  });
});
