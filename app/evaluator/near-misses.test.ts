import { describe, expect, test } from "vitest";
import { rows, verdictsOn } from "./fixtures";

const ANOTHER = rows(`
  Museum assistant | First aid certificate | Lunchtime first aider; my certificate lapsed in 2014
  Travel consultant | Two Saturdays per month | German and French I use every day and without any problem
  Guard | SIA door supervisor licence | SIA door supervisor; it has expired since
  Museum assistant | First aid certificate | First Aid for Collections (flood and fire salvage), 2022
  Groomer | First aid certificate | Canine first aid, 2023
  Crane operator | CPCS A04 tower crane card | CPCS A40 Slinger/Signaller, blue card, 2023
  Crane operator | CPCS A60 mobile crane | NPORS N605 mobile crane, 2022
  Arborist | NPTC CS38 tree climbing and aerial rescue | NPTC CS30 and CS31 chainsaw, 2018
  Arborist | NPTC CS39 aerial cutting | Booked on CS39 for January
  Asbestos surveyor | BOHS P402 | BOHS P405 Management of Asbestos in Buildings
  Midwife | NMC registration as a midwife | NMC registered adult nurse since 2015
  Midwife | Newborn Life Support (NLS) | Adult basic life support, yearly
  Gas engineer | Gas Safe registered with CCN1 and CENWAT | Gas Safe registration lapsed in 2022
  Gas engineer | ACS in commercial catering (COMCAT1) | CCN1, CENWAT, HTR1, 2024
  Train driver | PTS AC | PTS DCCR, 2024
  Electrician | City & Guilds 2391 inspection and testing | City & Guilds 2365 Level 3 electrical installation
  Electrician | City & Guilds 2391 inspection and testing | City & Guilds 2382-22 18th edition
  Lorry driver | Category C+E licence | Category C1 since 2015
  Lorry driver | ADR tanks | ADR packages (not tanks), 2023
  Lorry driver | Driver CPC | CPC ran out in 2023, not renewed
  Forklift driver | Reach truck licence | Counterbalance (B1), 2022
  Packer | Forklift licence (counterbalance) | Forklift: a customer let me drive his once in the yard
  Packer | Reach truck licence | Reach truck: the boss let me try it on a Sunday
  Porter | Enhanced DBS check | Oxygen - Mortuary - Discretion - Enhanced DBS - Level 1 - Earlies, lates
  Accountant | ACCA qualified | AAT Level 4, 2015
  Solicitor | Admitted solicitor in England and Wales | Solicitor qualified in Scotland, 2016
  Solicitor | Admitted solicitor in England and Wales | LLB and LPC, Cardiff 2020; seeking a training contract
  Project manager | PMP | CAPM, PMI 2022
  Project manager | APM PMQ | APM PFQ, 2020
  Cloud engineer | AWS Solutions Architect Professional | AWS Certified Cloud Practitioner
  Cloud engineer | Azure Administrator (AZ-104) | AZ-900 Azure Fundamentals
  Cloud engineer | Azure Administrator (AZ-104) | Microsoft AZ-305 in progress
  Network engineer | CCNP | CCNA 200-301, 2022
  Nurse | Registered mental health nurse (RMN) | RGN, NMC pin in date
  Teacher | QTS | QTLS, 2019
  Security officer | SIA CCTV licence | SIA Door Supervisor badge, exp 03/2028
  Security officer | SIA door supervisor licence | My SIA badge expired in 2024
  Diver | HSE Part III (surface supplied) | HSE Part IV scuba diver
  Pilot | Type rating on the A320 | Type rated B737-800
  Data analyst | Master's degree in statistics | MSc Marketing, Lancaster 2019
  Data analyst | Power BI | Dashboards in Tableau for six shops
  Designer | Adobe InDesign | Laid out the brochure in Illustrator and Photoshop
  Developer | Java | Wrote the checkout in JavaScript
  Developer | PostgreSQL | Moved us from MySQL 5 to MySQL 8
  Developer | C# | Wrote firmware in C
  Clerk | French to B2 | French GCSE, grade 7
  Clerk | Right to work in Ireland | Right to work in the UK (settled status)
  Clerk | Full UK driving licence | Provisional licence, test booked in June
  Clerk | Full UK driving licence | My partner has a full licence and a van
  Plant operator | CPCS A59 360 excavator above 10 tonnes | CPCS A58 360 excavator below 10 tonnes
  Plant operator | IPAF 3b | IPAF 3a, 2024
  HR adviser | CIPD Level 5 | Starting CIPD Level 5 in September
  Excavator driver | NPORS N202 360 excavator | NPORS N201 forward tipping dumper
  Rail technician | COSS | Site warden and lookout, 2024
  Audiologist | HCPC registered hearing aid dispenser | HCPC registered biomedical scientist
  Paramedic | C1 driving entitlement | Category B licence, manual
  Fire risk assessor | NEBOSH Fire Certificate | NEBOSH General Certificate, 2019
  Insulation installer | PAS 2030 | PAS 2035 retrofit assessor
  Heat pump installer | MCS heat pump installer | MCS certified for solar PV
  Bricklayer | NVQ Level 2 bricklaying | NVQ Level 2 plastering
  Joiner | City & Guilds advanced craft in joinery | City & Guilds craft certificate in painting
  Marine engineer | ENG1 medical | ML5 medical, 2025
  Deckhand | RYA Yachtmaster Offshore | RYA Day Skipper
  Teacher of maths | Degree in mathematics | BA Theatre Studies; A level Mathematics, grade B
  Biologist | PhD in ecology | PhD in medieval history
  Chemist | CChem | AMRSC since 2020
  Bookkeeper | Xero certified | QuickBooks ProAdvisor
  Tax adviser | CTA | ATT, 2019
  Conveyancer | CLC licence | CILEX Level 3, 2016
  Barrister | Called to the Bar of Northern Ireland | Called to the Bar, Middle Temple, England and Wales
  Dietitian | HCPC registered dietitian | AfN registered nutritionist
  Psychologist | Chartered clinical psychologist | Assistant psychologist, graduate member of the BPS
  Social worker | Approved mental health professional (AMHP) | Best interests assessor, 2021
  Nursery nurse | Paediatric first aid | First Aid at Work, 2024
  Lifeguard | NPLQ | NPLQ expired June 2024
  Coach driver | PCV category D | Category D1 (minibus)
  Courier | Own van | I hire a van when I need one
  Courier | Motorcycle licence (category A) | CBT, 125 cc
  Sound engineer | Pro Tools | Mixed 40 episodes in Logic Pro
  Architect | Revit | AutoCAD drawings for 20 houses
  Engineer | SolidWorks | Modelled the frame in Inventor
  Administrator | SAP | Raised orders in Oracle
  Administrator | Salesforce | HubSpot for 2,000 contacts
  Developer | Kubernetes | Deployed with Docker Swarm
  Developer | Spring Boot | Built services with Django
  Receptionist | Polish, fluent | My colleagues speak Polish
  Receptionist | Right to work in the UK without sponsorship | Skilled worker visa, needs a sponsor
  Welfare officer | SC clearance | BPSS, 2024
  Welfare officer | SC clearance | SC clearance applied for in October
  Warehouse operative | Night shifts | I prefer days and cannot do nights
  Tree surgeon | NPTC CS31 felling small trees | CS40 aerial pruning, 2019
  Banksman | CPCS A61 appointed person | CPCS A62 crane supervisor
  Telehandler driver | CPCS A17 telehandler | A09 forward tipping dumper, CPCS
  Damp surveyor | CSRT | CSSW, PCA 2021
  Lab analyst | ISO 17025 internal auditor | ISO 9001 internal auditor, 2022
  Quality manager | IRCA ISO 9001 lead auditor | IRCA lead auditor, ISO 14001
  Optometrist | GOC registered optometrist | GOC registered dispensing optician
  Physio | HCPC registered physiotherapist | HCPC registered occupational therapist
  Pharmacist | GPhC registered pharmacist | GPhC registered pharmacy technician
  Pharmacist | Independent prescriber | Independent prescribing course starts in January
  Dentist | GDC registered dentist | GDC registered dental nurse
  Nurse | Non-medical prescriber (V300) | V100 community prescriber
  Ship's cook | Ship's Cook Certificate (MLC) | Level 2 Professional Cookery
  Guard | SIA close protection licence | SIA door supervisor
  Auditor | CISA | CISM, 2022
  Security analyst | OSCP | CEH, 2019
  Database administrator | Oracle DBA | SQL Server DBA for ten years
  Designer | After Effects | Premiere Pro edits every week
  Designer | Figma | Sketch files for three apps
  Engineer | CATIA V5 | NX and Creo
  Surveyor | Degree in quantity surveying | BSc Geography, Reading 2014
  Teacher | PGCE in physics | PGCE in English
  Cleaner | Right to work in the US | British citizen
  Driver | Category D1 | Category B only
  Driver | Clean licence | Six points on my licence for speeding
  Driver | Own car | I have no car but cycle everywhere
  Plumber | Gas Safe registered | My business partner is Gas Safe registered
  Plumber | Gas Safe registered | Let my Gas Safe registration go in 2021
  Steel erector | CCNSG safety passport | Safety passport (CCNSG) expired last year
  Blaster | Explosives certificate (shotfirer) | Helper to the shotfirer for two seasons
  Piling operative | CPCS A78 piling rig (bored) | CPCS A79 piling rig (driven)
  Aircraft fitter | Part 66 B2 licence | B1.1 licence, no B2
  Climbing instructor | Mountain Leader (summer) | Lowland Leader, 2021
  Kayak guide | British Canoeing Sea Kayak Leader | Paddlesports Instructor
  Veterinary surgeon | MRCVS | RVN since 2013
  Farm worker | PA2 boom sprayer | PA1 and PA6, 2019
  Forester | Degree in forestry | BSc Zoology, Bangor 2012
  Archivist | Archives and records management diploma | PG Dip Museum Studies, Leicester
  Investment adviser | CISI Level 4 | CII Level 4
  Insolvency clerk | CPI | JIEB passed
  Notary | Notary in England | Notary public in Poland
  Nurse | NMC registered children's nurse | NMC registered mental health nurse
  Nurse | IV cannulation competency | Venepuncture only
  Welder | ASME IX 6G | ASME IX 2G
  Rail operative | Sentinel PTS | Sentinel card suspended in 2024
  Bodyshop painter | ATA refinisher | ATA MET technician
`);

const LESS = rows(`
  Actuary | Fellow of the Institute and Faculty of Actuaries (FIA) | Student member of the IFoA
  Actuary | Fellow of the Institute and Faculty of Actuaries (FIA) | Associate (AIA), 2021
  Train driver | Train driving licence and safety critical medical | European train driving licence, ORR, 2021
  Veterinary nurse | RCVS registered veterinary nurse | Student veterinary nurse with the RCVS, year 2
  Veterinary nurse | Level 3 diploma in veterinary nursing | Level 2 Diploma for Veterinary Care Assistants
  Lift engineer | NVQ Level 4 lift technician | NVQ Level 3 in Lift Servicing, 2014
  Lift engineer | ECS gold card | ECS card, trainee (red)
  Lorry driver | Category C+E licence | Cat C (Class 2) licence, CPC to 2028
  Forklift driver | Counterbalance and reach truck licence | RTITB counterbalance, refresher 2024
  Accountant | ACCA qualified | ACCA part-qualified, 9 of 13 papers
  Surveyor | MRICS | AssocRICS since 2021
  Surveyor | MRICS | APC candidate, final assessment booked in spring
  Project manager | PRINCE2 Practitioner | PRINCE2 Foundation, 2021
  Cloud engineer | AWS Solutions Architect Professional | AWS Solutions Architect – Associate (2023)
  Teacher | QTS | PGCE student, QTS expected July 2027
  Teaching assistant | Level 3 teaching assistant | Level 2 Supporting Teaching and Learning
  Chef | Level 3 food hygiene | Level 2 Food Safety in Catering, 2023
  Welder | Coded to EN ISO 9606 (6G) | Coded 3G and 4G, EN ISO 9606-1
  Pilot | ATPL | Frozen ATPL, CPL/IR, 2023
  Personal trainer | Level 4 personal trainer | Level 3 Personal Training, YMCA
  Counsellor | BACP accredited | Registered member MBACP
  Translator | Member of ITI (MITI) | Associate of the ITI
  Company secretary | Chartered Governance Institute, ACG or FCG | Part 1 of the Qualifying Programme
  Data analyst | Master's degree in statistics | BSc Statistics, 2016
  Developer | Angular | Built the front end in AngularJS 1.4
  German teacher | German at C1 | German B2 (Goethe, 2021)
  Clerk | Right to work in the UK | Student visa, 20 hours a week in term
  Site manager | SMSTS | SSSTS, 2022
  Site manager | First Aid at Work | One day emergency first aid, 2023
  Refrigeration engineer | F-Gas category 1 | F-Gas cat 2, 2019
  HR adviser | CIPD Level 5 | CIPD Level 3 certificate, 2018
  Paramedic | FREC Level 4 | FREC 3, Qualsafe 2022
  Beauty therapist | NVQ Level 4 laser and IPL | NVQ Level 3 Beauty Therapy
  Fire risk assessor | IFE member grade (MIFireE) | Graduate member, GIFireE
  Safety adviser | NEBOSH Diploma | NEBOSH National General Certificate
  Safety adviser | CMIOSH | TechIOSH, working towards CMIOSH
  Roofer | CSCS blue skilled worker card | CSCS labourer card, green
  Marine engineer | STCW Chief Engineer unlimited | STCW Second Engineer (unlimited), MCA 2020
  Deckhand | RYA Powerboat Level 2 | Powerboat Level 1, RYA
  Biologist | PhD in ecology | PhD Ecology, Exeter, viva in May 2027
  Bookkeeper | AAT Level 4 | AAT Level 2, now studying Level 3
  Tax adviser | CTA | Two of four CTA papers passed
  Financial adviser | Chartered financial planner | Diploma (DipPFS), working towards chartered
  Mortgage adviser | CeMAP | CeMAP module 1 only
  Nursery nurse | Level 3 early years educator | Level 2 early years practitioner, doing Level 3
  Swimming teacher | STA or Swim England Level 2 teacher | Swim England Level 1 assistant teacher
  Groom | BHS Stage 3 | BHS Stage 2, 2021
  Dog handler | NASDU Level 3 | NASDU Level 2
  Architect | Part III (ARB registered) | Part II, Sheffield 2023
  Engineer | Chartered engineer | Incorporated engineer (IEng)
  Engineer | Degree in mechanical engineering | BEng Civil Engineering, Bath
  Developer | React | Wrote the app in React Native
  Tester | ISTQB Advanced | ISTQB Foundation, 2020
  Receptionist | Polish, fluent | Polish, basic phrases
  Welfare officer | DV clearance | SC cleared to 2028
  Pest controller | RSPH Level 3 pest management | RSPH Level 2 in Pest Management, 2020
  Energy assessor | Level 4 non-domestic energy assessor | Level 3 Domestic Energy Assessor
  Buyer | MCIPS | CIPS Level 4 diploma
  Buyer | MCIPS | Student member of CIPS
  Marketer | CIM Level 6 diploma | CIM Level 4 certificate
  Doctor | MRCP Part 2 | MRCP Part 1, 2023
  Nurse | Advanced Life Support (ALS) | ILS, 2024
  Auditor | ICAEW chartered accountant (ACA) | ACCA affiliate, all exams passed
  Developer | Oracle Java SE 11 Professional | Oracle Java SE 8 Associate
  Hairdresser | NVQ Level 3 hairdressing | NVQ Level 2 Hairdressing, City College
  Hairdresser | NVQ Level 3 hairdressing | NVQ Level 3 Barbering
  Interpreter | Level 6 community interpreting | Level 3 community interpreting
  Interpreter | Portuguese, native | Spanish native, Portuguese B1
  Plumber | WRAS and unvented (G3) | Unvented only
  Engineer | 12 months as a team leader | Six months as acting team leader
  Groundworker | NRSWA supervisor | NRSWA operative (streetworks), 2022
  Jointer | Cable jointing to 11 kV | Jointed LV cables to 1 kV
  Sommelier | WSET Level 3 | WSET Level 2, with merit
  Barista | SCA Barista Intermediate | SCA Barista Foundation, 2023
  Fitness coach | CIMSPA member | CIMSPA affiliate
  Climbing instructor | Rock Climbing Instructor | Climbing Wall Instructor, Mountain Training
  Diving instructor | PADI OWSI | PADI Divemaster
  Ski patroller | Avalanche level 2 | AIARE 1, 2022
  Forester | Member of the Institute of Chartered Foresters (MICFor) | Associate member, ICF
  Planner | MRTPI | RTPI licentiate
  Landscape architect | Chartered (CMLI) | Pathway to chartership, year two
  Acoustician | MIOA | TechIOA
  Statistician | CStat | GradStat, RSS
  Economist | Master's in economics | BA Economics, Warwick
  Librarian | MCLIP | ACLIP, 2020
  Conservator | ACR accredited conservator | Working towards ACR
  Journalist | NCTJ diploma with shorthand 100 wpm | NCTJ diploma, shorthand 60 wpm
  Court reporter | Shorthand 180 wpm | Shorthand 100 wpm
  Investment analyst | CFA charterholder | CFA Level II candidate
  Compliance officer | ICA diploma | ICA certificate, 2021
  Payroll manager | CIPP chartered | CIPP associate
  Paralegal | CILEX Level 6 | CILEX Level 3, 2018
  Care worker | Medication Level 3 | Medication Level 2, 2023
  Care worker | Care Certificate | Started the Care Certificate last month
  Optical assistant | ABDO Level 4 | ABDO Level 3
  Pipefitter | CCNSG and confined space | Confined space (medium risk)
  Rigger | IRATA Level 3 | IRATA L1, 2023
  Scaffolder | CISRS Advanced | CISRS Part 2, blue card
  HGV fitter | irtec Advanced Technician | irtec Service Maintenance
`);

const THE_SAME = rows(`
  Crane operator | CPCS A04 tower crane card | CPCS A04 Tower Crane, blue, exp. 2028
  Crane operator | CPCS A60 mobile crane | CPCS card for mobile cranes (A60), renewed 2024
  Arborist | NPTC CS38 tree climbing and aerial rescue | CS38 climb trees and perform aerial rescue, 2019
  Asbestos surveyor | BOHS P402 | P402, BOHS, passed 2021
  Midwife | NMC registration as a midwife | NMC PIN 12A3456E, registered midwife since 2012
  Midwife | Newborn Life Support (NLS) | NLS, Resuscitation Council UK, 2024
  Actuary | Fellow of the Institute and Faculty of Actuaries (FIA) | FIA, qualified 2019
  Gas engineer | Gas Safe registered with CCN1 and CENWAT | CCN1, CENWAT, HTR1 – valid to May 2028
  Train driver | PTS AC | Personal Track Safety (AC), in date
  Veterinary nurse | RCVS registered veterinary nurse | RVN, RCVS no. 14455
  Lift engineer | NVQ Level 3 in lift engineering | EAL NVQ 3 Lift Installation, 2016
  Electrician | ECS gold card | JIB gold card, electrician, to 2027
  Electrician | City & Guilds 2391 inspection and testing | C&G 2391-52, 2020
  Lorry driver | Category C+E licence | Class 1 HGV, 12 years
  Forklift driver | Reach truck licence | Reach (D1/D2) and counterbalance, RTITB 2024
  Accountant | ACCA qualified | ACCA, admitted 2017
  Accountant | CIMA or ACCA | CIMA (ACMA, CGMA) 2018
  Solicitor | Admitted solicitor in England and Wales | Admitted to the roll in 2014
  Surveyor | MRICS | MRICS 2016 (building surveying)
  Project manager | PRINCE2 Practitioner | PRINCE2 7 Practitioner, 2024
  Cloud engineer | Azure Administrator (AZ-104) | AZ-104 passed in March
  Network engineer | CCNP | CCNP Enterprise, valid to 2026-12
  Nurse | Registered mental health nurse (RMN) | RMN, 2011, NMC revalidated 2024
  Teacher | QTS | QTS awarded 2016
  Security officer | SIA CCTV licence | SIA public space surveillance (CCTV), 2027
  Chef | Level 3 food hygiene | Highfield L3 Award in Food Safety
  Welder | Coded to EN ISO 9606 (6G) | EN ISO 9606-1 coded pipe, 6G TIG, 2024
  Diver | HSE Part III (surface supplied) | HSE Part III, Fort William 2018
  Counsellor | BACP accredited | BACP accredited since 2018 (MBACP Accred)
  Translator | DipTrans | DipTrans, CIOL 2014
  Company secretary | Chartered Governance Institute, ACG or FCG | ACG, 2019
  Data analyst | Master's degree in statistics | MSc Statistics, Lancaster 2019
  Designer | Adobe InDesign | InDesign, daily since 2017
  Clerk | Right to work in Ireland | Irish citizen
  Clerk | Full UK driving licence | Full clean UK licence since 2009
  Clerk | Enhanced DBS on the update service | Enhanced DBS (child and adult) on the update service
  Site manager | SMSTS | SMSTS, CITB, refreshed 2024
  Plant operator | IPAF 3b | IPAF 1b, 3a, 3b
  HR adviser | CIPD Level 5 | CIPD L7, Chartered MCIPD
  Excavator driver | NPORS N202 360 excavator | N202 excavator 360, NPORS, 2025
  Rail technician | COSS | COSS and PC, recertified 2025
  Audiologist | HCPC registered hearing aid dispenser | HCPC HAD 03211, hearing aid dispenser
  Paramedic | C1 driving entitlement | C1 on my licence since 2017
  Paramedic | FREC Level 4 | FREC4, 2023
  Beauty therapist | NVQ Level 4 laser and IPL | Level 4 Laser and IPL, VTCT 2022
  Fire risk assessor | NEBOSH Fire Certificate | NEBOSH Certificate in Fire Safety, 2021
  Safety adviser | CMIOSH | Chartered member of IOSH (CMIOSH) 2022
  Heat pump installer | WRAS water regulations | WRAS Water Regulations, 2022
  Roofer | CSCS blue skilled worker card | Blue CSCS, roof slater and tiler
  Bricklayer | NVQ Level 2 bricklaying | NVQ2 Trowel Occupations (Bricklaying)
  Marine engineer | ENG1 medical | ENG1, valid until August 2027
  Deckhand | RYA Yachtmaster Offshore | Yachtmaster Offshore, commercially endorsed
  Teacher of maths | Degree in mathematics | BSc Mathematics and Physics, 2:1
  Bookkeeper | AAT Level 4 | AAT 4, MAAT
  Bookkeeper | Xero certified | Xero adviser certified 2025
  Tax adviser | CTA | CTA (Chartered Tax Adviser), 2021
  Mortgage adviser | CeMAP | CeMAP 1, 2 and 3
  Conveyancer | CLC licence | CLC licensed conveyancer since 2014
  Dietitian | HCPC registered dietitian | HCPC-registered dietitian (DT 22110)
  Nursery nurse | Paediatric first aid | 12 hour paediatric first aid, May 2025
  Swimming teacher | STA or Swim England Level 2 teacher | Swim England L2 Teaching Swimming
  Coach driver | PCV category D | PCV D, manual, 2016
  Groom | BHS Stage 3 | BHS Stage 3 (Ride and Care), 2020
  Engineer | Degree in mechanical engineering | BEng Mechanical Engineering, Bath
  Tester | ISTQB Advanced | ISTQB Advanced Test Analyst
  Receptionist | Polish, fluent | Native Polish
  Receptionist | Right to work in the UK without sponsorship | British passport
  Warehouse operative | Night shifts | Worked permanent nights for three years
  Banksman | CPCS A61 appointed person | A61 Appointed Person (lifting), CPCS 2023
  Telehandler driver | CPCS A17 telehandler | CPCS A17C telescopic handler, 9 m and over
  Pest controller | RSPH Level 2 pest management | BPCA/RSPH Level 2 Award in Pest Management
  Damp surveyor | CSRT | CSRT, PCA 2018
  Energy assessor | DEA Level 3 | Domestic Energy Assessor (DEA), Elmhurst
  Lab analyst | ISO 17025 internal auditor | Trained internal auditor to ISO 17025
  Quality manager | IRCA ISO 9001 lead auditor | ISO 9001:2015 lead auditor (IRCA), 2021
  Buyer | MCIPS | MCIPS Chartered, 2020
  Marketer | CIM Level 6 diploma | CIM Diploma in Professional Marketing, L6
  Optometrist | GOC registered optometrist | GOC 01-22334, optometrist
  Physio | HCPC registered physiotherapist | HCPC PH102233, physiotherapist since 2014
  Pharmacist | GPhC registered pharmacist | GPhC 2087654, pharmacist
  Doctor | GMC registration with a licence to practise | GMC full registration with licence to practise
  Nurse | Non-medical prescriber (V300) | V300, King's College 2022
  Train guard | PTS DCCR | PTS DCCR (Sentinel), in date
  Ship's cook | STCW basic safety training | STCW Basic Safety, refreshed 2024
  Guard | SIA close protection licence | SIA CP licence, to 2027
  Auditor | ICAEW chartered accountant (ACA) | ACA, ICAEW 2019
  Security analyst | CISSP | CISSP 2021
  Surveyor | Degree in quantity surveying | BSc Quantity Surveying, Reading 2014
  Surveyor | AssocRICS or above | MRICS since 2018
  Teacher | PGCE in physics | PGCE Physics with Maths, 2019
  Interpreter | Urdu and Punjabi | Urdu mother tongue, Punjabi fluent
  Cleaner | Right to work in Germany | EU citizen (Polish passport)
  Driver | Digital tacho card | Tachograph card to 2029
  Driver | MiDAS | MiDAS standard, 2023
  Driver | Own car and business insurance | My own car, insured for work
  Chef | Personal licence holder | Personal licence (APLH), Leeds City Council
  Plumber | Gas Safe registered | Gas Safe 512233
  Engineer | 5 years with Siemens PLCs | Programmed Siemens S7 PLCs from 2016 to 2023
  Aircraft fitter | Part 66 B1 licence | B1.1 licence, CAA 2018
  Sommelier | WSET Level 3 | WSET3 in wines, 2022
  Climbing instructor | Mountain Leader (summer) | Summer ML passed 2020
  Veterinary surgeon | MRCVS | MRCVS, Glasgow 2017
  Forester | Degree in forestry | BSc Forestry, Bangor 2012
  Planner | MRTPI | MRTPI since 2019
  Landscape architect | Chartered (CMLI) | CMLI 2016
  Economist | Master's in economics | MA Economics, Warwick
  Archivist | Archives and records management diploma | PG Dip Archives and Records Management, UCL
  Investment analyst | CFA charterholder | CFA charter, 2020
  Paralegal | CILEX Level 6 | CILEX L6, Fellow 2021
  Nurse | NMC registered children's nurse | RN (Child), NMC 2016
  Care worker | Care Certificate | Care Certificate, all 15 standards, 2022
  Rigger | IRATA Level 3 | IRATA 3, 2021
  Scaffolder | CISRS Advanced | CISRS advanced scaffolder, gold
`);

describe("another paper, class, body or branch of the same kind is claimed of nobody", () => {
  test.each(ANOTHER)("%s, asked for %s: %s", (title, asked, told) => {
    for (const verdict of verdictsOn(title, asked, told, ["paper", "answer"]))
      expect(verdict).not.toMatch(/^(?:found|partly)$/);
  });
});

describe("a lower rung, or what is not finished, is never found whole", () => {
  test.each(LESS)("%s, asked for %s: %s", (title, asked, told) => {
    for (const verdict of verdictsOn(title, asked, told, ["paper", "answer"]))
      expect(verdict).not.toBe("found");
  });
});

describe("the paper itself is claimed, however it is written", () => {
  test.each(THE_SAME)("%s, asked for %s: %s", (title, asked, told) => {
    for (const verdict of verdictsOn(title, asked, told, ["paper", "answer"]))
      expect(verdict).toMatch(/^(?:found|partly)$/);
  });
});

const NOT_USED = rows(`
  Receptionist | It would help if you know EMIS Web | Scan notes for surgeries before they go on to EMIS Web
  Programme manager | Experience of Prometheus | Negotiated the Prometheus hosting contract
  Account manager | FortiGate or Palo Alto firewalls | Won the FortiGate renewals of three councils
  Account manager | Knowledge of Salesforce | Closed nine Salesforce deals in a year
  Cashier | Experience of Partner for Windows (P4W) | Named partner for the Windows 11 roll-out in our branch
  Illustrator | Draw flows and prototypes in Figma | I open Figma files from clients to copy colours
`);

describe("a system that others use, or that was bought, is claimed of nobody", () => {
  test.each(NOT_USED)("%s, asked for %s: %s", (title, asked, told) => {
    for (const verdict of verdictsOn(title, asked, told, ["work", "answer"]))
      expect(verdict).not.toMatch(/^(?:found|partly)$/);
  });
});
