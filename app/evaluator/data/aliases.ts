/** One group a line: any stands for the others. Own list; no trade's CVs were read for it. */
export const ALIASES = `
microsoft office | ms office | office 365 | microsoft 365 | office suite
sap business one | sap b1 | business one
kubernetes | k8s
continuous integration | ci | ci/cd | build pipelines
crm | customer relationship management
wms | warehouse management system | warehouse management systems
forklift | fork lift | flt | fork truck | lift truck | forklift truck
phd | ph.d. | doctorate | dphil | doctor of philosophy | dr rer nat | dr phil | dr ing
own transport | own car | own vehicle | my own car
bachelor's degree | bachelors | bachelor degree | bachelor of science | bachelor of arts | bachelor of commerce | bachelor of engineering | bachelor | =BA | bsc | btech | b.tech | =BS | b.s. | b.a. | beng | b.e. | =BE | bcom | b.com | bba | bsme | bsee | bsce | undergraduate degree | honours degree
cert | certificate
time served | time-served | indentures | indentured | served my time | apprenticeship | journeyman | learned the trade
first aid | first aider | first-aid | efaw | faw | occupational first aid | first aid responder
hair colour | colour | colouring | tint
client | clients | customer | customers
excel | microsoft excel | ms excel
=Word | microsoft word | ms word
powerpoint | microsoft powerpoint | ms powerpoint
outlook | microsoft outlook | ms outlook
=Teams | microsoft teams | ms teams
google workspace | g suite | gsuite
google analytics | ga4 | google analytics 4
google ads | adwords | google adwords
power bi | powerbi
power query | powerquery
pivot table | pivot tables | pivots
lookups | vlookup | xlookup | hlookup | vlookups | xlookups
postgresql | postgres | psql | postgre sql
sql server | mssql | ms sql | microsoft sql server
javascript | js | ecmascript
typescript | ts
node.js | nodejs | node js
react | reactjs | react.js
vue | vuejs | vue.js
angular | angularjs
next.js | nextjs
=Go | golang
c# | csharp | c sharp
c++ | cpp
=NET | dotnet | asp.net
ruby on rails | rails | ror
aws | amazon web services
gcp | google cloud | google cloud platform
azure | microsoft azure
terraform | opentofu
infrastructure as code | iac
github actions | gitlab ci
protocol buffers | protobuf
rest api | restful api | rest apis | restful | api
machine learning | ml
user experience | ux
quality assurance | qa
a/b test | ab test | a/b tests | a/b testing | split test | split testing | controlled experiment | split tests
unit test | unit tests | unit testing
test automation | automated testing | automated tests | automation
user acceptance testing | uat
on call | on-call | pager | pagerduty | oncall
town planning | urban planning | spatial planning | regional planning | city planning
erp | enterprise resource planning
hris | hr information system | hr system | human resources information system
epr | electronic patient record | electronic patient records | electronic health record | ehr | emr | electronic medical record
pmr | patient medication record
point of sale | epos | pos system | till system | cash register
cms | content management system
cmms | maintenance management system
cad | computer aided design
3d cad | 3d modelling | 3d modeling
plc | programmable logic controller
cnc | computer numerical control
fea | finite element analysis | fem
gd&t | geometric dimensioning and tolerancing | geometric tolerancing
rca | root cause analysis | root cause
fmea | failure mode and effects analysis
bms | building management system
gis | geographic information system
hvac | heating ventilation and air conditioning
search engine optimisation | seo
search engine marketing | sem | ppc | pay per click | paid search
b2b | business to business | sells to other companies
b2c | business to consumer
key performance indicators | kpi | kpis
key stage 1 | ks1
key stage 2 | ks2
key stage 3 | ks3
key stage 4 | ks4
key stage 5 | ks5
general ledger | gl | nominal ledger
accounts payable | =AP | a/p | purchase ledger
accounts receivable | =AR | a/r | sales ledger
it service desk | service desk | help desk | helpdesk | it support | desktop support
active directory | =AD | azure ad | entra id
stockroom | storeroom
us gaap | gaap
ifrs | international financial reporting standards
month end close | month-end | monthly close | month end | period end | close the month
bank reconciliation | bank reconciliations | reconciled the bank | bank recs
fixed assets | asset register | fixed asset
value added tax | vat
bas | business activity statement
payroll | pay run | pay runs | weekly pay | wages
human resources | =HR
learning and development | l&d
employee relations | er casework | casework
profit and loss | p&l
gross profit | =GP
standard operating procedure | sop | sops
health and safety | h&s | ohs | whs | ehs
personal protective equipment | ppe
risk assessment | risk assessments
basic life support | bls | cpr
advanced life support | acls
manual handling | moving and handling | patient handling | safe lifting
food safety | food hygiene
haccp | hazard analysis
paediatric first aid | pediatric first aid
enhanced dbs | dbs | crb | disclosure and barring
pvg | protecting vulnerable groups
working with children check | working with children | wwcc | wwc check | wwvp
safeguarding | child protection
manual licence | manual driving licence | full manual licence | manual full licence
mechanical engineering | bsme | msme
electrical engineering | bsee | msee
civil engineering | bsce | msce
law degree | llb | bachelor of laws
chartered engineer | ceng
commercial pilot licence | cpl | commercial pilot
pcv | category d | cat d | psv | d licence
certified scrum master | csm | scrum master certification
18th edition wiring regulations | 18th edition
social work england | swe
childcare qualification | children's care learning and development | children and young people's workforce | early years educator
hepatitis b | hep b
member of the csp | mcsp
rics | mrics | frics
riba | riba part 3
member of the ciob | mciob
driving licence | driver's licence | driver licence | driving license | driver's license | full licence | clean licence | category b | passed driving test | passed my driving test | driving test passed
category c+e | class 1 | c+e | cat c+e | hgv class 1 | lgv class 1 | hgv 1 | cat c+e | ce licence
category c | class 2 | rigid | hgv class 2 | cat c
commercial driver's license | cdl | class a cdl
driver cpc | cpc | driver qualification card | dqc
digital tacho | tachograph | digi card | tacho card | digital tachograph
counterbalance | counterbalance truck | counterbalanced | counter balance | counterbalance forklift
reach truck | reach | reach forklift
powered pallet truck | ppt | llop | pallet truck
mobile elevated work platform | mewp | cherry picker | scissor lift | ipaf
telehandler | telescopic handler
cscs | construction skills certification scheme
gas safe | gas safe registered | acs
cpa | certified public accountant
cipd | chartered institute of personnel and development
cim | chartered institute of marketing
istqb | ctfl | istqb foundation
prince2 | project management qualification
pmp | project management professional
six sigma | lean six sigma | green belt | black belt
professional engineer | =PE
engineer in training | eit | fe exam
registered nurse | =RN | rgn | nmc | nmbi
licensed practical nurse | lpn | lvn
general division | rgn | registered general nurse | nmbi | nmc
cannulate | cannulation | cannulas | venepuncture and cannulation
take blood | phlebotomy | venepuncture | bloods | blood samples
intravenous medication | iv medicines | iv drugs | ivs | iv medication
early warning system | inews | news2 | early warning score | ews
isbar | sbar | isbar3 | structured handover
care home | care homes | nursing home | nursing homes | residential home
compliance packs | blister packs | dosette | monitored dosage | mds trays | dosette boxes
controlled drugs | cd register | controlled drug
flu vaccination | flu jabs | vaccinations | flu and travel vaccinations | immunisations
responsible pharmacist
sia | door supervisor
cctv | camera monitoring | cameras | closed circuit television
safe restraint | mapa | cpi | pmva | restraint
fire warden | fire marshal | fire panel
qts | qualified teacher status
grade 12 | matric | national senior certificate
sap business one | sap b1
german | deutsch | allemand
french | français | französisch
welsh | cymraeg
telecoms | telecom | telecommunications
irish | gaeilge
spanish | español | spanisch | espagnol | castellano
punjabi | panjabi
maori | te reo maori | te reo
malay | bahasa malaysia | bahasa
indonesian | bahasa indonesia
tagalog | filipino
swahili | kiswahili
turkish | türkçe
italian | italiano
polish | polski
portuguese | português
dutch | nederlands
english | englisch | anglais | inglés
senco | nasenco | special educational needs coordinator
mental health nurse | rmn
learning disability nurse | rnld
chef de partie | cdp
intensive care | icu | itu | critical care
customs declarations | import declarations | export declarations
special educational needs | sen | =SEND | additional needs
english as an additional language | eal | esl
early years | nursery | preschool | childcare
master's degree | masters | master of science | master of arts | msc | =MA | =MS | m.s. | mba | meng | msme | msee | msce
high school diploma | ged | leaving certificate | a levels
diploma | dec | dep | hnd | =Dip
nvq level 3 | nvq 3 | svq 3 | city & guilds level 3 | level 3 diploma
nvq level 2 | nvq 2 | svq 2 | city & guilds level 2 | level 2 diploma
roster | rota | rosters | rostering | shift plan
team lead | team leader | led a team | lead a team | supervised | supervisor | in charge of
manage people | line management | line manager | direct reports | line managed | line manage
minutes | take minutes | minute taking | took minutes
calendar | diary | calendars
board papers | board packs | board pack
expenses | expense claims | expense reports
purchase order | po | purchase orders
stocktake | stock take | stock count | inventory count | stocktaking | stock counts
goods in | inbound | receiving | goods-in
pick rate | picks per hour
dispatch | despatch
right to work | authorized to work | authorised to work | work authorization | work permit | eligible to work | citizen | permanent resident | green card | settled status | stamp 4
background check | police check | vetting | garda vetting
trade fair | trade fairs | trade show | trade shows | exhibition | exhibitions
press release | press releases
case study | case studies
indexes | indices | index
hair-up | hair-ups | updo | updos | upstyle | upstyles
patch test | patch tests | skin test | skin tests
barbering | barber | clipper cuts | razor
pastry | desserts | patisserie
sous chef | sous | second chef
kitchen porter | kp | kps
allergen | allergens | allergies
whole-carcass butchery | butchery | butchering | whole carcass
risk and method statements | rams
client | clients | customer | customers
complaints | complaint handling
cash handling | cashing up | float
upselling | upsell | recommend products | recommending products | retail sales
wound care | dressings | wound dressing
dementia | alzheimer's
autoclave | steriliser | sterilizer
decontamination | sterilisation | sterilization
radiography | x-ray | x-rays | radiographs
sedation | conscious sedation
`;

/** What a wider word is met by: PostgreSQL shows SQL, and SQL does not show PostgreSQL. */
export const NARROWER = `
clinicians: doctors, nurses, surgeons, midwives, physiotherapists, =GPs
social media: instagram, facebook, tiktok, linkedin, youtube
hgv: class 1, class 2, c+e, category c, artic
category c / category c licence / class 2 licence / hgv class 2: category c+e, class 1, c+e, hgv class 1
category b licence: category c, category d, c+e, hgv class 1, hgv class 2, lgv
code b / code b driver licence: code eb, code 08, code c1, code c, code ec1, code ec
code c1 / code c1 driver licence: code c, code ec1, code ec
forklift licence / forklift ticket: =LF
english: ielts, toefl
chainsaw: cs30, cs31, cs39
fine dining: michelin, rosette
forklift: counterbalance, reach truck, telehandler
llb: bachelor of laws, gdl
degree: llb, bachelor's degree, bachelors, bachelor, =BA, bsc, =BS, b.s., b.a., beng, b.e., =BE, bba, bcom, b.com, bsme, bsee, bsce, btech, b.tech, =Diplom, dipl ing, honours, msc, master's, =MS, m.s., meng, mba, phd, doctorate, dr rer nat
associate degree / associate's degree: associate of, associates degree, bachelor's degree, bachelors, bachelor, =BA, bsc, =BS, b.s., b.a., beng, b.e., =BE, bcom, b.com, master's degree, masters, msc, =MS, =MA, meng, mba, phd, doctorate
master's degree: phd, doctorate
bachelor's degree: master's degree, masters, msc, =MS, m.s., =MA, meng, mba, phd, doctorate, hons
diploma: degree, bachelor, hnd, advanced diploma
chartered accountant: aca, acca, cima
science / science degree / science hnd / science hnc / science subject / scientific subject / scientific discipline: biology, chemistry, physics, biochemistry, microbiology, biomedical, geology, physiology, ecology, zoology, botany, genetics, pharmacology, neuroscience, food technology
driving licence: driver's licence, category b, full licence, clean licence, category c, category d, b+e, c+e
apprenticeship: time served, trade certificate, journeyman
restraint: mapa, cpi, pmva
first aid: basic life support, paediatric first aid
accessibility: wcag, screen readers
sanitary design: 3-a, ehedg
own transport: car, van, motorbike
crane: hiab, lorry loader
`;

export const NARROWER_TOOLS = `
sql: mysql, postgresql, postgres, sql server, t-sql, pl/sql, mariadb, sqlite, bigquery
microsoft office / ms office / office 365: excel, word, powerpoint, outlook
python: pandas, numpy, django, flask
javascript: typescript, react, node.js
containers: docker, kubernetes, podman
`;
