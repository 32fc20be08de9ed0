/** Papers of all trades by every name they go by: one paper a line, going on where a line is set in. */
export const PAPERS = `
cscs | construction skills certification scheme | construction skills card | green card labourer | cscs
  labourer | cscs green card | cscs blue card | cscs gold card | cscs black card
smsts | site management safety training scheme | site management safety training | site management safety
  course | site manager safety
sssts | site supervisor safety training | site supervision safety training | two-day supervisor course |
  site supervisor safety course
cpcs | construction plant competence scheme
npors | national plant operators registration scheme
cisrs | scaffolding record scheme
ipaf | mobile elevating work platform | mewp ticket | cherry picker ticket | scissor lift ticket
pasma | mobile tower ticket | tower scaffold ticket
nrswa | street works | streetworks | new roads and street works | swqr
ecs | jib card | ecs card | electrotechnical certification scheme | ecs gold card
18th edition | bs 7671 | wiring regulations | wiring regs | 18th edn | 2382
2391 | inspection and testing | inspection and test | 2394 | 2395
am2 | am2s
niceic | napit | eca member
comcat | commercial catering | cccn1 | comcat1 | comcat 1
gas safe | gas safe registered | acs | ccn1 | gas registration | gas safe engineer
oftec | oil boiler ticket
hetas | solid fuel registration
g3 | unvented hot water | unvented | unvented cylinder
f-gas | f gas | 2079 | fluorinated gas
wras | water regulations | water regs | waterside card | =WIAPS
eusr | national water hygiene | water hygiene card | =SHEA
confined space | confined spaces
asbestos awareness | ukata | cat a asbestos | asbestos course
abrasive wheels
face fit
cswip | ndt level 2 | pcn level 2
9606-1 | en 287 | asme ix | coded welder | coded | coded to | 6g
slinger | slinger signaller | slinging | banksman | slinging ticket | rigger
appointed person | =AP lifting | lifting supervisor
hiab | lorry loader | allmi | hiab ticket | lorry mounted crane
rtitb | itssar | aitt | npors forklift
moffett | truck mounted forklift
adr | dangerous goods by road | hazardous goods licence | adr licence
driver cpc | cpc | driver qualification card | dqc | cpc card | cpc 35 hours
transport manager cpc | manager's cpc | cpc national | cpc international | operator cpc | international
  cpc | national cpc
digital tacho | tachograph card | digi card | tacho card | digital tachograph | driver card
pcv | category d | cat d | psv | d licence | d1 | passenger carrying vehicle | bus licence
c1 | 7.5 tonne | c1 licence | 7.5t
private hire | private hire badge | taxi badge | hackney badge | hackney carriage | private hire driver |
  taxi licence
midas | minibus driver awareness
pts | personal track safety | sentinel card | sentinel
coss | controller of site safety
part 66 | b1 licence | b1.1 | b2 licence | easa b1 | easa licence | aircraft maintenance licence
atpl | airline transport pilot | frozen atpl
stcw | basic safety training | enbt | certificate of competency
eng1 | seafarer medical | seafarer's medical
yachtmaster | rya yachtmaster
powerboat level 2 | =PB2
mot tester | mot class 4 | mot testing | nominated tester | mot licence
imi | institute of the motor industry | ata accreditation
cytech | cytech two | cytech level
nptc | lantra | chainsaw ticket | chainsaw certificate | city & guilds nptc
cs30 | chainsaw maintenance
cs31 | felling small trees | felling ticket
cs38 | climbing and aerial rescue | aerial rescue | tree climbing
cs39 | aerial cutting
pa1 | pesticide | spraying ticket | pa1 and pa6 | safe use of pesticides
pa6 | knapsack sprayer | knapsack | handheld applicator | pa6a
atv | quad bike | quad ticket | all terrain vehicle
rhs | royal horticultural society
bhs | british horse society
basis | basis certificate
facts | facts qualified
food hygiene | food safety | food handler | food handlers | basic food hygiene | servsafe
haccp | hazard analysis
personal licence | aplh | premises licence holder | personal alcohol licence | licence to sell alcohol |
  alcohol licence
wset | wine & spirit education | wine and spirit education
allergen awareness | allergen training
cask marque | cellar management award
bicsc | british institute of cleaning science
coshh | coshh training | hazardous substances course
first aid | first aider | faw | efaw | emergency first aid | first aid at work | occupational first aid |
  three-day first aid | first responder | =FREC
paediatric first aid | pfa | 12 hour first aid | pediatric first aid
basic life support | bls | cpr | life support
immediate life support | ils | intermediate life support
advanced life support | als | acls
aed | defibrillator
nmc | nmc pin | registered nurse | nmc registered | rgn | rmn | rnld | nmc number | nursing and midwifery
  council
nmbi | nursing and midwifery board | abpanne
hcpc | hcpc registered | health and care professions council | hcpc registration
coru | coru registered
gdc | general dental council | gdc number | gdc registered
gphc | general pharmaceutical council | gphc registered
psi | pharmaceutical society of ireland
goc | general optical council
abdo | fbdo | dispensing optician
gmc | general medical council
rcvs | rvn | registered veterinary nurse | mrcvs
social work england | swe | swe registered | registered social worker
qts | qualified teacher status
pgce | postgraduate certificate in education | pgde | professional graduate diploma in education | h.dip
qtls | qualified teacher learning and skills
gtcs | general teaching council
teaching council | teaching council registration
celta | tefl | tesol | trinity certtesol | certtesol
ptlls | award in education and training | aet | cert ed | det | ptlls award
assessor award | a1 | tqfe | d32 | cava | taqa
npqh | npqsl
cache | cache diploma
early years | eyfs | early years educator | eye diploma | child care and education
care certificate | 15 standards
mapa | pmva | team teach | nvci | price training | mva | cpi | studio iii
mental health first aid | mhfa
moving and handling | manual handling | patient handling | people handling | handling of people
medication training | medication administration | medication competency | safe handling of medicines
venepuncture | phlebotomy
cannulation | cannula training
safeguarding | child protection | safeguarding adults | safeguarding children | children first
dbs | enhanced dbs | disclosure and barring | crb | update service
nplq | pool lifeguard | national pool lifeguard | rlss | lifeguard award | lifeguard qualification
nrastc | national rescue award | rescue award for teachers
pool plant | pool plant operator | =PPO
swim england | asa | asa level 2 | sta | swimming teacher level 2 | swimming teaching
gym instructor | level 2 gym | fitness instructor level 2 | gym instructing | fitness instructing
personal trainer | level 3 personal training | personal training | =PT level 3
cimspa | reps | register of exercise professionals
uefa b | fa level 3 | uefa b licence
fa level 2 | uefa c | fa level 1 | introduction to coaching football
rya | royal yachting association
mountain leader | summer mountain leader | =ML
vtct | itec | cibtac | beauty diploma
sia | sia badge | sia licence | door supervisor | sia licensed | security industry authority | psa licence
cctv licence | public space surveillance | pss licence | cctv operator licence
close protection | =CP licence
aat | association of accounting technicians
aat level 2 | aat foundation
aat level 3 | aat advanced
aat level 4 | aat professional | maat
acca | fcca | chartered certified accountant
aca | icaew | chartered accountant | cai | icas
cima | acma | cgma
cipfa | cpfa
att | taxation technician
cta | chartered tax adviser | iti
cii | cert cii | dip cii | acii | certificate in insurance | chartered insurance institute
cemap | mortgage advice certificate | certificate in mortgage advice
dippfs | diploma in regulated financial planning | level 4 diploma financial | diploma for financial
  advisers | dipfa | qfa
apa | accredited product adviser
cicm | mcicm | chartered institute of credit management
cipp | payroll technician certificate | chartered institute of payroll | ipass
sra | practising certificate | admitted as a solicitor | solicitors regulation authority | admitted
  solicitor | admitted
cilex | chartered legal executive | fcilex | legal executive
clc | licensed conveyancer | council for licensed conveyancers
llb | law degree | bachelor of laws | gdl | =PGDL
lpc | legal practice course | sqe
bptc | called to the bar | bar course
cipd | chartered institute of personnel and development | assoc cipd | mcipd
prince2 | prince 2
apm | apm pmq | pmq | association for project management | apmp | project management qualification
pmp | project management professional
msp | managing successful programmes
scrum master | csm | psm | psm i | certified scrum master | professional scrum master
product owner certification | cspo | pspo | scrum certification
itil | itil foundation | itil v4 | itil 4
togaf | open group architecture
bcs business analysis | bcs diploma | cbap | business analysis diploma
istqb | ctfl | istqb foundation | certified tester
ccna | cisco ccna | 200-301
ccnp | ccnp enterprise | jncip
comptia a+ | a+ certified
comptia security+ | security+ | sec+
cissp | cism | ceh | oscp
aws certification | aws certified | solutions architect associate | solutions architect | aws cloud
  practitioner
azure certification | az-104 | az-900 | az-305 | azure administrator associate | azure fundamentals
microsoft certified | mcsa | mcp | ms-900
cips | mcips | chartered institute of procurement | cips level 4
cilt | chartered institute of logistics | mcilt
cim | chartered institute of marketing | dipm
cipr | nctj | pr diploma
nctj | nctj diploma | newspaper journalism diploma
rics | mrics | frics | assocrics
riba | riba part 3 | part iii
arb | architects registration board | arb registered
riai | registered architect
ceng | chartered engineer | mice | mimeche | miet | mistructe | incorporated engineer | ieng
ciob | mciob
ciat | mciat
nebosh | nebosh general certificate | ngc | nebosh ngc | national general certificate in occupational health
iosh managing safely | managing safely
cmiosh | techiosh
iso 9001 auditor | lead auditor | internal auditor | irca
six sigma | green belt | black belt | lean six sigma | yellow belt
arla | propertymark | naea | arla propertymark
tpi | airpm | irpm | mtpi | mirpm | property institute
cih | chartered institute of housing | cihm | cert cih
dpsi | public service interpreting | diploma in public service interpreting
diptrans | chartered linguist | mciol | miti
cilip | mclip | library and information
sign language | bsl | british sign language
bda | bsl level 2 | signature level
blue badge | blue badge guide | itg
iata | iata fares | fares and ticketing
iaap | iaq
pcc | tico | atol
caa | a2 cofc | gvc | drone licence | operational authorisation
dangerous goods | dgr | iata dgr
right to work | settled status | indefinite leave | british citizen | irish citizen
driving licence | driver's licence | driver licence | driving license | driver's license | full licence |
  clean licence | category b | car licence | full uk licence | full irish licence | licence b | b licence |
  uk licence | licence since | car driver | full manual licence | drive own | drive my | drive since
category c+e | class 1 | c+e | cat c+e | hgv class 1 | lgv class 1 | hgv 1 | cat c+e | ce licence | artic
  licence
category c | class 2 | rigid | hgv class 2 | cat c | 18 tonne licence
telehandler | telescopic handler | rough terrain forklift | a17
excavator ticket | a58 | a59 | 360 ticket | 360 excavator | 360 above 10t | excavator above 10t
dumper ticket | a09 | forward tipping dumper
working at height | work at height | height course | ladder training
nvq | city & guilds | vocational qualification
professional cookery | 706/1 | 706/2 | catering diploma | food preparation and cooking
health and social care | adult care | social care | care diploma
time served | time-served | apprenticeship | served my time | indentured | indentures | journeyman | improver then
  qualified
shorthand | 100 wpm shorthand
audio typing | audio transcription | digital dictation | audio secretary
touch typing | wpm | typing speed | words per minute | words a minute
passport | irish passport | british passport | valid passport
safe pass | safepass
manual handling cert | manual handling certificate
fetac | qqi
garda vetting | garda vetted | vetted by the garda
locksmith | mla approved
irata | rope access
gwo basic safety training | gwo basic safety | gwo bst
bosiet | offshore survival | huet | oguk medical
ohsa | osha 10 | osha 30
cdl | commercial driver's license | class a cdl | class b cdl
cna | certified nursing assistant
phr | shrm-cp | sphr
cfa | chartered financial analyst
frm | financial risk manager
cams | anti-money laundering certificate | ica certificate
`;
