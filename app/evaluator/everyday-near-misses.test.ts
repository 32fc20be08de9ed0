import { describe, expect, test } from "vitest";
import { rows, verdictsOn } from "./fixtures";

const ANOTHER = rows(`
  Software engineer | Java | JavaScript and TypeScript, six years
  Software engineer | C++ | C, on microcontrollers
  Software engineer | .NET Core | .NET Framework 4.8
  Software engineer | PostgreSQL | MySQL and MariaDB
  Software engineer | Kubernetes | Docker Swarm in production
  Software engineer | AWS Lambda | AWS EC2 and S3
  Software engineer | AWS | Azure, three years
  Software engineer | Terraform | Read about Terraform, want to use it
  Software engineer | Spring Boot | Spring MVC until 2015
  Software engineer | Go | Go to stand-ups daily
  Software engineer | Swift | Objective-C for ten years
  Data analyst | Power BI | Tableau dashboards for sales
  Data analyst | SQL | NoSQL (MongoDB)
  Data analyst | R | R&D reports for the board
  Accountant | Xero | QuickBooks Online
  Accountant | SAP FI | SAP MM and WM
  Accountant | Month-end close | Year-end stocktake only
  Accountant | VAT returns | Handed the receipts to the accountant who did the VAT
  Accountant | Bachelor's degree in accounting | BA (Hons) Fine Art, Leeds 2016
  Accountant | Master's degree in finance | BSc Finance, Hull 2018
  Accountant | Master's degree in finance | Started an MSc in finance, left after a term
  Designer | Photoshop | Illustrator and InDesign
  Designer | Figma | Sketch and Zeplin
  Designer | After Effects | Premiere Pro editing
  Designer | AutoCAD | Revit only
  Marketing manager | Google Ads | Google Analytics reports
  Marketing manager | HubSpot | Salesforce and Pardot
  Marketing manager | Mailchimp | E-mail campaigns in Brevo
  Marketing manager | SEO | SEA and paid social
  Sales rep | Salesforce | Member of the sales force of a brewery
  Sales rep | Full driving licence | Provisional licence, test booked
  Sales rep | Full driving licence | Motorbike licence (A2)
  Sales rep | Fluent German | Dutch, native
  Sales rep | Portuguese | Spanish and Italian
  Receptionist | Opera PMS | Worked the phones at the opera house
  Waiter | Conversational German | I talked German customers through the menu
  Care assistant | NVQ Level 2 in health and social care | NVQ Level 3 in childcare
  Care assistant | Care Certificate | Certificate in customer care
  Care assistant | Medication administration training | Collected prescriptions from the chemist
  Care assistant | Available for night shifts | Days only, I have small children
  Care assistant | Weekend work | Weekdays only
  Vet nurse | 36 hours a week with one Saturday in four | I can work up to 24 hours, no weekends for now
  Cleaner | Five hours every Saturday and two evenings | Saturdays at the bakery for years, no evenings though
  Teacher | QTS | PGCE without QTS
  Teacher | PGCE | CELTA, 2015
  Teacher | Degree in mathematics | A level maths, grade A
  Teacher | Key Stage 4 experience | Taught Key Stage 1 for nine years
  Waiter | Personal licence | Personal trainer licence
  Waiter | Barista experience | Served filter coffee from a flask
  Warehouse operative | Counterbalance forklift licence | Reach truck only, RTITB
  Warehouse operative | Forklift licence | Pallet truck (hand), daily
  Warehouse operative | WMS such as Manhattan | Born in Manhattan
  Driver | Clean driving licence | 6 points for speeding
  Plumber | Gas Safe registered | Oftec registered (oil)
  Nurse | NMC registered nurse | Registered in the Philippines, NMC application sent
  Nurse | Cannulation | Venepuncture only
  Security officer | SIA door supervisor licence | SIA CCTV (PSS) licence
  Security officer | SIA licence | SIA door supervisor to 2026-01
  Project manager | Scrum Master certification | Took part in daily scrums
  Project manager | Jira | Trello and Asana
  Office manager | Right to work in the UK | I would need a Skilled Worker visa
  Office manager | Right to work in Ireland | Right to work in the UK
  Web developer | WordPress | Wrote posts for a blog on Wix
  Web developer | Node.js | Node-RED flows at home
  Web developer | MySQL | SQLite only
  Web developer | Git | Subversion
  Web developer | Docker | Worked the docks before IT
  Web developer | Linux administration | Windows Server administration
  Web developer | Jenkins | Reported to Mr Jenkins
  Web developer | REST APIs | SOAP services
  Web developer | iOS development | Android apps in Kotlin
  Data engineer | Spark | Sparked interest in data at school
  Data engineer | Snowflake | BigQuery and dbt
  Data engineer | Airflow | Checked the airflow of the server room
  Data engineer | Databricks certification | Databricks for a year, no certificate
  Tester | Selenium | Cypress and Playwright
  Tester | Cypress | Holiday home manager in Cyprus
  Network engineer | CCNP | CCNA, 2021
  Network engineer | Cisco switches | Juniper switches
  Support technician | ServiceNow | Zendesk
  Bookkeeper | QuickBooks | Xero only
  Paralegal | Conveyancing experience | Bought my own house without a solicitor
  Paralegal | Proclaim | Proclaimed results at town meetings
  Recruiter | Bullhorn | Vincere and JobAdder
  Recruiter | LinkedIn Recruiter | LinkedIn profile with 900 contacts
  Recruiter | REC certificate | REC membership of my employer
  Estate agent | Reapit | Jupix and Alto
  Estate agent | ARLA | NAEA member
  Copywriter | SEO copywriting | Search marketing budgets, no writing
  Copywriter | InDesign | QuarkXPress
  Translator | French to English | English to French only
  Translator | DipTrans | DPSI, 2018
  Translator | Trados | memoQ
  Nursery assistant | SEN experience | Sent to many nurseries by an agency
  Teaching assistant | HLTA | TA Level 2
  Teaching assistant | Team Teach | Taught in a team of four
  Healthcare assistant | Phlebotomy | Patients waited for the phlebotomist
  Healthcare assistant | Hepatitis B vaccination | Hep A jab for travel
  Healthcare assistant | ECG recording | ECG theory only, never recorded one
  Pharmacist | GPhC registered pharmacist | GPhC pharmacy technician
  Pharmacist | Independent prescriber | IP course starts in January
  Physiotherapist | CSP membership | CSP student member until 2018
  Dental nurse | GDC registration as a dental nurse | GDC registered hygienist
  Hairdresser | Balayage | Highlights with foils only
  Beauty therapist | Lash extensions certificate | Lash lift certificate
  Hotel receptionist | Opera | Fidelio, before Opera came
  Housekeeper | COSHH | Washed coats
  Cleaner | BICSc | Bachelor of science
  Cleaner | Early mornings from 5 am | Not before 9, school run
  Courier | Own van | I drive a company van
  Courier | Goods in transit insurance | Home insurance
  Van driver | Up to 6 points | 9 points, IN10
  Bus driver | Driver CPC, passenger | Driver CPC, goods
  Lorry driver | HIAB | Watched the hiab being unloaded
  Welder | TIG welding | MIG and MMA
  Welder | ASME IX | EN ISO 9606-1 coding
  Fitter | Time served | Apprenticeship abandoned in the second year
  CNC machinist | Fanuc controls | Heidenhain and Siemens controls
  CNC machinist | Five-axis machining | Three-axis mills only
  Carpenter | NVQ Level 2 site carpentry | NVQ Level 2 bricklaying
  Gardener | RHS Level 2 | RHS membership
  Lifeguard | NPLQ | NPLQ expired in March 2026
  Personal trainer | CIMSPA | REPs member until 2019
  Fundraiser | Raiser's Edge | Raised 40,000 pounds on the edge of town
  Social worker | Social Work England registration | Registered with Social Work Scotland (SSSC)
  Architect | ARB registered | Part II assistant, ARB Part 3 next year
  Architect | Revit | Vectorworks only
  Civil engineer | AutoCAD Civil 3D | AutoCAD LT
  Manager | Ten years in retail | Ten years in hospitality
  Manager | Willing to travel to Germany monthly | I do not fly
  Manager | Willing to relocate to Leeds | Not able to move
  Developer | Django | Flask apps
  Developer | MongoDB | CouchDB
  Developer | Elasticsearch | Solr
  Developer | RabbitMQ | Kafka topics
  Developer | Java EE | Java SE, Swing desktop programs
  Developer | TypeScript | Plain JavaScript only
  Developer | Flutter | Nerves flutter before talks
  Developer | Unity | Unity of the team matters to me
  Developer | Salesforce administrator certificate | Salesforce user for five years
  Developer | AWS certified developer | Azure Developer Associate
  Developer | Embedded C | Embedded Linux, Python
  Developer | MATLAB | Octave
  Analyst | Power Query | Power BI only as a reader
  Analyst | SPSS | Stata
  Analyst | Looker | Overlooked by managers
  Analyst | VBA | Recorded macros, never wrote VBA
  Administrator | Outlook calendar management | A positive outlook
  Administrator | Audio typing | Touch typing
  Administrator | SharePoint | Share points with the team
  Administrator | Fluent French | French holiday phrases
  Administrator | Arabic | Arabica coffee roaster
  Sales assistant | Keyholder | Key worker with a council
  Sales assistant | Saturdays | Not on Saturdays
  Sales assistant | Age 18 or over (alcohol) | I am 17
  Account manager | B2B sales | Business to consumer sales in a shop
  Buyer | SAP MM | SAP FI
  Buyer | Incoterms | Intercom
  Logistics clerk | IATA dangerous goods | ADR certificate for roads
  Baker | Night work from 2 am | Mornings from 8 only
  Baker | Sourdough | Bread from ready mixes
  Butcher | Knife skills | Sold knives
  Chef | Experience in fine dining | Two years at a fast food counter
  Kitchen porter | Lifting up to 20 kg | My back does not allow lifting
  Care worker | PEG feeding | Hung pegs on the washing line
  Care worker | Dementia training | My gran had dementia
  Radiographer | CT scanning | MRI scanning
  Radiographer | HCPC registration as a radiographer | HCPC registered paramedic
  Vet nurse | RVN | Animal nursing assistant
  Teacher | PGCE secondary | PGCE primary
  Teacher | Experience of Year 6 | Year 1 and reception
  Teacher | A level chemistry teaching | Taught A level biology
  Electrician | AM2 | AM1
  Electrician | 2391 testing | 2382 only
  Plumber | WRAS | Gas Safe
  Digger driver | CPCS A59 | CPCS A58
  Welder | Coded to ISO 9606-1 | MIG at home
  Mechanic | EV Level 3 | EV awareness
  Pilot | ATPL | PPL
  Cabin crew | Able to swim 25 metres | Cannot swim
  Receptionist | Right to work in the US | Right to work in the UK
  Receptionist | Work from the office three days a week | Fully remote only
  Manager | MBA | MBTI practitioner
  Manager | Lean Six Sigma Black Belt | Karate black belt
  Manager | IOSH Managing Safely | IOSH Working Safely
  Manager | APM PMQ | PRINCE2 Practitioner
  Lawyer | Admitted in England and Wales | Barrister in Ireland
  Auditor | ACA | ACCA finalist
  Tax adviser | CTA | ATT
  Payroll clerk | CIPP | Self-taught in payroll
  Accountant | Background check | Drafted the disclosures of the annual accounts
  Logistics clerk | Security vetting | Customs clearance of 40 containers a week
  Vet receptionist | DBS check | Vet surgery with six vets
  Bartender | DBS check | Clean all tables and check chairs for spills
  Lab technician | Background check | Tested drugs for purity
  Recruiter | DBS check | Processed DBS checks for 200 starters
  Clerk | Own car | Sold car insurance by phone
  Sales rep | Own car | Car salesman for six years
  Travel agent | Willing to travel across Europe | Booked travel for 300 customers
  Carer | Lifting up to 25 kg | Lifted the mood of the residents
  Courier | Clean driving licence | Delivered to 80 points a day
  Bank clerk | Clean credit history | Checked the credit history of borrowers
  Court clerk | No criminal convictions | Recorded convictions at the magistrates' court
  HR officer | Right to work in the UK | Checked right to work documents of 300 starters
  Adviser | Right to work in the UK | Helped clients with visa applications
  Archivist | Willing to relocate | Relocated the archive to a new building
  Engineer | Available immediately | Kept the service available at 99.9%
  Salesman | Work in a cold store | Cold calling, 60 calls a day
  Marketer | Outdoor work in all weathers | Ran outdoor advertising campaigns
  Support agent | On call one week in four | Called customers back within an hour
  Roofer | Working at heights | Sold ladders in a hardware shop
  Shop assistant | Weekend work | Weekend sale doubled our takings
  Porter | Night shifts | Booked night trains for guests
  Teacher | Evening work | Wrote an evening newsletter
  Baker | Early starts from 4 am | Early adopter of new ovens
  Developer | Three days a week in our office | Built an office booking app
  Developer | Hybrid, two days on site | Hybrid cloud migrations
  Warehouse operative | Rotating shifts | Shifted 300 boxes a day
  Data scientist | Degree in computer science | MSc Counselling Psychology, Home Science Institute, 2015
  Data scientist | Degree in data science | MSc Food Science, 2018
  DBA | PostgreSQL performance tuning | SQL
  Platform engineer | Kubernetes in production | Production of websites and their maintenance
  Stock controller | Stock control | Built an inventory API for developers
  Event manager | Event organisation | Event routing with Kafka consumers
  Chef | Menu development | Software development of menus in Java
  Nurse | Ward management | Wardrobe manager at a theatre
  Planner | Production planning | Planned the wedding of my sister
  Buyer | Contract negotiation | Worked on a contract for a year
  Lecturer | Published research | Researched holidays for clients
  Sales manager | Five years in B2B software sales | Five years selling cars to private buyers
  Sales manager | Experience in the insurance sector | Sold phones to insurance staff
  Office assistant | Full-time availability | Part-time only, mornings
  Office assistant | Start in January | Not before April
  Office assistant | Experience in a school office | School leaver, keen to work in an office
  Software engineer | Bachelor's or higher in computer science | Computer science A level
  Software engineer | 3+ years with React | Three years with Angular
  Software engineer | Experience leading a team of engineers | Led by six engineers in turn
  Software engineer | Unit testing with JUnit | Tested units on a factory line
  Software engineer | Microservices | Micro-breweries of Ghent
  Software engineer | AWS certification | AWS certification lapsed in 2022
  Product manager | Stakeholder management | Steak holder at the barbecue club
  Video editor | Premiere Pro | Premiere of a school play
  Video editor | DaVinci Resolve | Resolved 30 tickets a day
  Photographer | Lightroom | Worked in a light room with north windows
  Nurse | Registered mental health nurse | RGN, adult
  Nurse | Mentorship qualification | Had a mentor in my first year
  Translator | Conversational te reo Māori | Compared the English text and the Māori text of a treaty
  Carer | Experience with dementia | No experience yet, willing to learn about dementia
  Carer | Sleep-in shifts | I sleep badly
  Support worker | PBS training | Watched PBS documentaries
  Teacher | Experience of teaching GCSE history | Taught GCSE geography
  Teacher | Degree in history | History of art evening class
  Electrician | Approved electrician | Electrical improver
  Electrician | Industrial experience | Domestic rewires only
  Electrician | Three-phase | Single-phase only
  Plumber | Commercial gas | Domestic gas only (CCN1)
  Decorator | Spray painting | Emulsion by roller
  Builder | CSCS | CSCS card applied for
  Builder | SMSTS | SSSTS, 2024
  Builder | Own tools | Used the firm's tools
  Driver | Digi card | Digital camera owner
  Driver | No more than 3 points | Six points
  Warehouse | VNA licence | Counterbalance and reach
  Warehouse | Voice picking | Sang in a choir
  Warehouse | SAP EWM | SAP FI
  Chef | Chef de partie experience | Kitchen porter, two years
  Chef | NVQ Level 2 professional cookery | NVQ Level 2 food and beverage service
  Security | SIA licence (door supervision) | SIA security guarding
  Gardener | Chainsaw licence | Hedge trimmer and strimmer tickets
  Accountant | Consolidations | Consoled customers at the desk
  Accountant | IFRS | UK GAAP only
  Recruiter | 360 recruitment | 360-degree feedback rounds
  Solicitor | Family law | Family firm of builders
  Lab technician | GLP | GMP, five years
  Optician | Contact lens certificate | I wear contact lenses
  Hairdresser | Colour correction | Colour blind
  Receptionist | Fluent Polish | Polished floors
  Manager | Retail experience | Retail therapy
`);

const LESS = rows(`
  Nurse | Two years' post-registration experience | Registered in March 2026
  Software engineer | Java 11 or later | Java 8 services at a bank
  Software engineer | React | React Native apps for two banks
  Software engineer | Python 3 | Taught myself some Python 2 years ago
  Data analyst | Advanced Excel (pivot tables, Power Query) | Excel for timesheets
  Accountant | Sage 200 | Sage 50 bookkeeping
  Accountant | Bachelor's degree in accounting | Foundation degree in accounting, 2014
  Marketing manager | Google Analytics 4 | Universal Analytics until 2021
  Sales rep | Own car | I can borrow my brother's car
  Sales rep | Fluent German | German, B1
  Sales rep | Fluent German | German GCSE
  Receptionist | Welsh speaker | Learning Welsh on an app
  Receptionist | Typing at 60 words per minute | Typing speed 40 wpm
  Care assistant | NVQ Level 3 in health and social care | NVQ Level 2 health and social care
  Care assistant | Enhanced DBS | Basic DBS, 2023
  Care assistant | Enhanced DBS on the update service | Enhanced DBS, 2019, not on the update service
  Chef | Level 3 food hygiene | Food safety Level 2, in date
  Warehouse operative | First aid at work | Emergency first aid at work (one day)
  Driver | Category C licence | 7.5 tonne licence (C1)
  Electrician | 18th Edition (BS 7671) | 17th Edition, 2012
  HR adviser | CIPD Level 5 | CIPD Level 3, 2021
  HR adviser | CIPD qualified | Studying CIPD, first unit
  Nurse | Cannulation and venepuncture | Venepuncture competency, 2023
  Project manager | PRINCE2 Practitioner | PRINCE2 Foundation
  Office manager | GCSE English and maths at grade 4 or above | GCSE English B, maths D
  Office manager | A levels | AS levels in two subjects
  Web developer | HTML and CSS | HTML e-mails only
  Web developer | Angular | AngularJS until 2017
  Tester | ISTQB Advanced | ISTQB Foundation, 2020
  Bookkeeper | AAT Level 3 | AAT Level 2, 2022
  Bookkeeper | Payroll for 50 people or more | Payroll for 12 people
  Paralegal | LLB | LLM without LLB
  Paralegal | LPC or SQE | SQE1 passed, SQE2 in April
  Estate agent | Propertymark Level 3 | Propertymark Level 2
  Estate agent | Own car and full licence | Full licence, no car
  Copywriter | Native English | English, C1
  Copywriter | Degree in journalism | NCTJ diploma
  Translator | Polish, native | Polish, intermediate
  Nursery assistant | Paediatric first aid | First aid at work, 2024
  Nursery assistant | Level 3 childcare | Level 2 in childcare, 2019
  Teaching assistant | Maths GCSE grade C or above | Maths GCSE grade D, retaking
  Hairdresser | NVQ Level 2 hairdressing | NVQ Level 3 barbering
  Beauty therapist | Level 3 beauty therapy | Level 2 beauty therapy, 2021
  Bartender | WSET Level 2 | WSET Level 1
  Van driver | Manual licence | Automatic-only licence
  Bus driver | PCV licence, category D | Category D1 only
  Carpenter | CSCS blue card | CSCS green card
  Scaffolder | CISRS Advanced | CISRS Part 2
  Painter | IPAF 3a and 3b | IPAF 3a
  Gardener | PA1 and PA6 spraying | PA1 only
  Personal trainer | Level 3 personal training | Level 2 gym instructor
  Event manager | Budgets of over 100,000 pounds | Managed a budget of 15,000 pounds
  Librarian | CILIP chartered | CILIP member
  Surveyor | MRICS | AssocRICS
  Civil engineer | Chartered (CEng) | IEng, 2019
  Manager | Ten years in retail | Four years in retail
  Manager | Managed a team of 20 | Managed a team of six
  Developer | Ruby on Rails | Ruby scripts, no Rails
  Administrator | German B2 | German A2
  Administrator | English C1 | IELTS 5.0
  Account manager | Territory of 50 accounts or more | Looked after 12 accounts
  Buyer | MCIPS | CIPS Level 4, student member
  Care worker | Male carer with a driving licence | Full licence
  Care worker | NVQ 2 or 3 | Working towards NVQ 2
  Care worker | NVQ Level 2 in care | Working on my NVQ Level 2 in care
  Care worker | Own car with business insurance | Own car, social use only
  Nurse | Non-medical prescriber (V300) | V150 community prescriber
  Tutor | Enhanced DBS | Standard DBS
  Plumber | NVQ Level 3 plumbing | NVQ Level 2 plumbing
  Mason | CSCS skilled worker card | CSCS labourer card
  Digger driver | CPCS blue card | CPCS red card
  Mechanic | IMI Level 3 | IMI Level 2
  Tour guide | First aid at work | Outdoor first aid, 16 hours
  Receptionist | Two years at a hotel front desk | Eight months at a hotel front desk
  Manager | Lean Six Sigma Black Belt | Six Sigma Green Belt
  Manager | Team of at least 10 | Led four technicians
  Lawyer | Five years PQE | 2 years PQE
  Lawyer | STEP diploma | STEP certificate
  Actuary | FIA | Nearly qualified actuary, two exams left
  DBA | PostgreSQL performance tuning | Databases: PostgreSQL
  Office assistant | UK driving licence | Indian driving licence
  Office assistant | Maths and English GCSE | GCSE English only
  Office assistant | A typing speed of 50 wpm | 45 wpm
  Software engineer | 3+ years with React | React, one year
  Software engineer | Security clearance (SC) | BPSS only
  Photographer | Lightroom and Photoshop | Lightroom
  Support worker | Experience with autism | My brother is autistic
  Teacher | Safeguarding Level 3 (DSL) | Safeguarding Level 1
  Groundworker | CPCS dumper | NPORS forward tipping dumper
  Driver | Class 1 licence | Class 2 licence
  Gardener | Own van and tools | Own van, borrowed tools
  Accountant | Fully qualified ACCA | ACCA, nine papers passed
  HR adviser | CIPD Level 7 | CIPD Level 5
  Pharmacist | Warfarin clinic experience | Patients on warfarin came to the shop
`);

const THE_SAME = rows(`
  Software engineer | C# | C# and .NET 6, four years
  Software engineer | PostgreSQL | Tuned Postgres queries on tables of 40 million rows
  Software engineer | Vue.js | Vue 3 with Pinia
  Software engineer | Kubernetes | Ran k8s clusters on GKE
  Software engineer | GraphQL | Built a GraphQL gateway with Apollo
  Software engineer | Python | Python scripts for reports since 2019
  Data analyst | Tableau | Tableau Desktop and Prep
  Data analyst | Advanced Excel (pivot tables, Power Query) | Excel: pivots, Power Query, macros
  Data analyst | SQL | Wrote SQL against Redshift daily
  Data analyst | R | R (tidyverse, ggplot2)
  Accountant | Xero | Xero certified adviser since 2022
  Accountant | SAP FI | SAP FI/CO key user
  Accountant | VAT returns | Prepared the quarterly VAT returns of 14 clients
  Accountant | Master's degree in finance | MSc Finance and Banking, 2019
  Designer | Figma | Figma, daily since 2020
  Designer | Adobe Creative Suite | Photoshop, Illustrator and InDesign
  Marketing manager | Google Ads | Ran Google Ads of 30k a month
  Marketing manager | HubSpot | Built HubSpot workflows for 9,000 contacts
  Sales rep | Salesforce | Kept my pipeline in Salesforce
  Sales rep | Full driving licence | Full UK licence, 3 points
  Sales rep | Fluent German | German (C1), worked in Köln for two years
  Sales rep | Conversational Spanish | Fluent in Spanish
  Receptionist | Welsh speaker | Fluent Welsh and English
  Kitchen porter | Conversational Spanish | With the dish room I talk Spanish all day
  Clerk | Conversational Polish | Polish is my mother language
  Receptionist | Opera PMS | Opera and Protel at two hotels
  Care assistant | NVQ Level 3 in health and social care | Diploma Level 3, Adult Care, 2021
  Care assistant | Care Certificate | Care Certificate, 2022
  Care assistant | Moving and handling certificate | Moving and handling, yearly, last in March 2026
  Care assistant | Available for night shifts | Nights suit me
  Care assistant | Weekend work | Happy to do alternate weekends
  Teacher | QTS | PGCE with QTS, 2017
  Teacher | Degree in mathematics | BSc Mathematics and Statistics
  Chef | Level 2 food hygiene | Food hygiene Level 3, 2023
  Chef | Allergen training | Allergen awareness course, Highfield, 2024
  Waiter | Personal licence | Personal licence holder (alcohol), Bristol 2021
  Warehouse operative | Counterbalance forklift licence | RTITB counterbalance, refreshed 2024
  Warehouse operative | First aid at work | FAW three days, valid to 2027
  Driver | Category B licence | Category C and C+E since 2016
  Driver | Clean driving licence | Clean licence since 2004
  Driver | Digital tachograph card | Digi card to 2028
  Electrician | 18th Edition (BS 7671) | 18th Edition amendment 2, 2022
  Electrician | CSCS card | CSCS gold, to 2027
  Plumber | Gas Safe registered | Gas Safe 512345
  HR adviser | CIPD Level 5 | CIPD 5, Associate Member
  Nurse | NMC registered nurse | NMC PIN, adult, to 2027
  Project manager | Scrum Master certification | PSM I, 2022
  Office manager | Right to work in the UK | British citizen
  Office manager | Right to work in the UK | Settled status
  Office manager | GCSE English and maths at grade 4 or above | GCSE English 6, maths 5
  Web developer | PHP | Laravel and PHP 8, two years
  Web developer | Git | Daily in Git and GitLab
  Web developer | CI/CD | Set up GitLab CI for eight teams
  Data engineer | Spark | PySpark jobs over 2 TB a night
  Data engineer | Airflow | Wrote 60 Airflow DAGs
  Network engineer | Cisco switches | Configured Cisco Catalyst switches
  Support technician | Active Directory | Azure AD and on-premises AD
  Bookkeeper | AAT Level 3 | AAT Level 4, 2021
  Bookkeeper | QuickBooks | QuickBooks Online ProAdvisor
  Bookkeeper | Bank reconciliation | Reconciled four bank accounts weekly
  Paralegal | CILEx Level 3 | CILEx Level 6
  Paralegal | Conveyancing experience | Ran 60 residential conveyancing files
  Paralegal | Proclaim | Proclaim, four years
  Translator | Polish, native | Mother tongue Polish
  Nursery assistant | Paediatric first aid | Paediatric First Aid, 12 hours, 2025
  Nursery assistant | SEN experience | Worked one to one with a boy with autism, SEN unit
  Teaching assistant | Phonics training | Phonics: Read Write Inc trained
  Healthcare assistant | Phlebotomy | Phlebotomy trained, 20 bloods a day
  Healthcare assistant | Catheter care | Catheter care competency, 2024
  Pharmacist | Independent prescriber | Independent prescriber since 2021
  Physiotherapist | HCPC registration | HCPC PH12345
  Hairdresser | NVQ Level 2 hairdressing | NVQ 3 Hairdressing, 2015
  Bartender | Cocktails | Served a menu of 40 cocktails
  Bartender | Cellar management | Managed the wine cellar of a hotel
  Hotel receptionist | Night audit | Closed the day and ran night audit three nights a week
  Housekeeper | COSHH | COSHH training, 2025
  Cleaner | BICSc | BICSc Licence to Practice, 2022
  Cleaner | Early mornings from 5 am | Early starts are fine, I am up at four
  Lorry driver | HIAB | Hiab (ALLMI), to 2028
  Fitter | Time served | Time-served fitter, 1998
  Carpenter | NVQ Level 2 site carpentry | NVQ 3 Site Carpentry
  Roofer | Asbestos awareness | UKATA asbestos awareness, 2026
  Gardener | RHS Level 2 | RHS Level 3 in horticulture, 2020
  Social worker | Social Work England registration | SWE registered, 2019
  Social worker | Degree in social work | MA Social Work, 2016
  Architect | Revit | Revit families for two hospitals
  Manager | Ten years in retail | Twelve years in retail, three shops
  Manager | Managed a team of 20 | Led 31 people in two shops
  Manager | Willing to relocate to Leeds | I live in Leeds
  Developer | Ruby on Rails | Rails since version 4
  Developer | MongoDB | Mongo with 4 million documents
  Developer | Redis | Used Redis as a queue for jobs
  Developer | Svelte | Svelte and SvelteKit, two products
  Developer | Unity | Two games shipped in Unity
  Developer | AWS certified developer | AWS Certified Developer Associate, 2024
  Analyst | SPSS | SPSS for my thesis and two surveys
  Analyst | A/B testing | Ran 14 A/B tests on the checkout
  Administrator | Outlook calendar management | Kept three directors' Outlook calendars
  Administrator | Minute taking | Took the minutes of 20 board meetings
  Administrator | SharePoint | Kept 300 pages in SharePoint
  Administrator | Fluent French | French, C2
  Administrator | German B2 | Deutsch B2 (telc)
  Administrator | English C1 | IELTS 7.5
  Sales assistant | Cash handling | Handled cash and cards on four tills
  Sales assistant | Keyholder | Keyholder, opened twice a week
  Sales assistant | Saturdays | Free every Saturday
  Buyer | MCIPS | MCIPS since 2020
  Logistics clerk | Customs declarations | Filed 40 import declarations a week
  Logistics clerk | ADR certificate | ADR, all classes, to 2029
  Baker | Night work from 2 am | I bake at night, I start at one
  Butcher | Level 2 food safety | Food safety L3, 2022
  Chef | HACCP | HACCP Level 3
  Kitchen porter | Lifting up to 20 kg | Lifting is no problem
  Care worker | PEG feeding | PEG feeding, signed off 2025
  Care worker | Hoist training | Hoist and sling trained
  Optometrist | GOC registration | GOC 01-23456
  Teacher | Experience of Year 6 | Year 6, SATs results up by a tenth
  Teacher | SENCO qualification | NASENCo, 2022
  Tutor | Enhanced DBS | Enhanced DBS with barred lists, March 2026
  Electrician | AM2 | AM2 passed in 2018
  Plumber | Unvented hot water (G3) | Unvented G3, 2023
  Fabricator | Reading drawings | Worked to isometric drawings
  Receptionist | Right to work in the US | US citizen
  Manager | MBA | Executive MBA, Cranfield 2018
  Manager | Team of at least 10 | Led 14 technicians
  Manager | NEBOSH General Certificate | NEBOSH Diploma
  Lawyer | Five years PQE | Seven years post-qualified
  Auditor | ACA | ICAEW chartered accountant, ACA 2019
  Carer | DBS check | Enhanced DBS, update service
  Nurse | Vaccinated against hepatitis B | Hepatitis B immune, titre 2024
  Builder | Outdoor work in all weathers | Laid paving outside in all weathers for nine years
  Support agent | On call one week in four | On call every third week, with a pager
  Shop assistant | Weekend work | Worked every other weekend
  Baker | Early starts from 4 am | Started at 4 every morning
  Warehouse operative | Rotating shifts | Rotating shifts, 6-2 and 2-10, for five years
  Data scientist | Degree in data science | MSc Data Science, Bath 2020
  Customer adviser | Experience in a call centre | Call centre agent for three years, 60 calls a day
  Office assistant | Experience with invoices | Raised and chased 120 invoices a month
  Office assistant | Start in January | I can start on 5 January
  Office assistant | UK driving licence | Driving licence (UK), clean, since 2009
  Office assistant | Maths and English GCSE | GCSEs in English and maths, both grade 6
  Office assistant | Intermediate Excel | Excel: pivot tables, lookups, macros
  Software engineer | 3+ years with React | React since 2018 in two products
  Software engineer | Microservices | Split a monolith into 14 microservices
  Software engineer | Security clearance (SC) | SC cleared until 2028
  Video editor | Premiere Pro | Cut 40 films in Premiere Pro
  Nurse | Registered mental health nurse | RMN, NMC pin to 2028
  Carer | Experience with dementia | Four years on a dementia unit
  Carer | Medication competency | Medication trained and competency checked yearly
  Support worker | Experience with autism | Supported four adults with autism
  Support worker | Makaton | Makaton Level 2
  Teacher | Safeguarding training | Safeguarding Level 2, September 2026
  Electrician | Three-phase | Three-phase distribution boards fitted in two factories
  Builder | SMSTS | SMSTS, five days, 2023
  Builder | First aid | Emergency first aid at work, 2025
  Builder | Own tools | Full set of my own tools
  Groundworker | Street works card | NRSWA operative, 2024
  Driver | Class 1 licence | HGV Class 1 since 2011
  Warehouse | Voice picking | Picked by voice, 180 an hour
  Chef | Chef de partie experience | CDP on sauce and grill, 3 years
  Chef | NVQ Level 2 professional cookery | City & Guilds 7132 Level 2 Professional Cookery
  Housekeeper | Experience in a hotel | Cleaned 16 rooms a day at a hotel
  Security | SIA licence (door supervision) | SIA door supervisor, to 2028
  Gardener | Chainsaw licence | CS30 and CS31, 2022
  Accountant | Part-qualified ACCA | ACCA, nine papers passed
  Accountant | Part-qualified ACCA | ACCA member since 2015
  Accountant | SAP or Oracle | Oracle Fusion for four years
  HR adviser | TUPE | Transferred two teams under TUPE
  Solicitor | NQ to 2 years PQE | Newly qualified, September 2026
  Lab technician | HPLC | Ran HPLC and GC daily
  Pharmacist | Clinical diploma | Postgraduate Diploma in Clinical Pharmacy, 2019
  Dental nurse | GDC | GDC 123456
  Optician | FBDO | FBDO (Hons) CL, 2015
  Hairdresser | Level 3 | NVQ 3 hairdressing, 2014
  Librarian | Cataloguing (MARC) | Catalogued 4,000 items in MARC21
  Receptionist | Fluent Polish | Polish (native)
  Receptionist | Good English | English: IELTS 6.5
  Manager | MBA or similar | MSc Management, Warwick
  Manager | Prince2 | PRINCE2 Practitioner, 2021
`);

describe("another tool, paper or circumstance that shares its words is claimed of nobody", () => {
  test.each(ANOTHER)("%s, asked for %s: %s", (title, asked, told) => {
    for (const verdict of verdictsOn(title, asked, told, ["paper", "work", "answer"]))
      expect(verdict).not.toMatch(/^(?:found|partly)$/);
  });
});

describe("less than is asked for is never found whole", () => {
  test.each(LESS)("%s, asked for %s: %s", (title, asked, told) => {
    for (const verdict of verdictsOn(title, asked, told, ["paper", "work", "answer"]))
      expect(verdict).not.toBe("found");
  });
});

describe("the thing itself is claimed, in a job and in an answer", () => {
  test.each(THE_SAME)("%s, asked for %s: %s", (title, asked, told) => {
    for (const verdict of verdictsOn(title, asked, told, ["work", "answer"]))
      expect(verdict).toMatch(/^(?:found|partly)$/);
  });
});
