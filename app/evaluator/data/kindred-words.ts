/** Words that people of every trade use of one matter, a matter a line; a pair is joined by "_". */
export const KINDRED_WORDS = `
dementia alzheimer alzheimer's forgetful confused wander memory
wash dress bath bathe shower toilet incontinence continence pad shave hygiene intimate commode personal_care undress clothes
feed meal eat drink fluid swallow thicken appetite spoon nutrition
hoist sling slide_sheet transfer moving_handling manual_handling lift bed wheelchair turn frame oxford
medicine medication tablet pill dose blister_pack drug_round mar prescription inject injection insulin administer dosette
wound dressing bandage stitch suture sore ulcer catheter cannula drip stoma
blood pressure pulse temperature observation vital sample bloods obs news2 saturation
patient resident client ward bed clinic surgery nursing service_user
child children pupil toddler baby infant nursery kid class crèche creche
parent family mother father mum dad carer relative guardian
behaviour tantrum disrupt bully fight shout
safeguard safeguarding abuse bruise concern welfare disclose disclosure protect neglect harm
lesson teach plan curriculum class pupil phonics maths homework scheme mark marking worksheet
special_needs send autism autistic dyslexia dyslexic adhd ehcp makaton sensory
young teenager teen youth youngster gang
play craft activity paint game story song outing
night overnight nights sleep-in waking_night ten_till midnight dark asleep graveyard 3am
shift rota earlies lates pattern rotating 4_on roster six_till two_till
weekend saturday sunday saturdays sundays bank_holiday holiday christmas easter
evening evenings late lates after_six
early mornings dawn five_am six_am four_am alarm
on_call pager phone rang night out_of_hours standby callout call-out
record records write notes log diary book notebook form report document chart file wrote sheet logbook incident daily paperwork
handover hand_over shift_change next_shift day_staff briefing
calm shout angry temper panic slowly quiet breathe quietly scream stepped frightened aggressive hit threw voice de-escalate drunk upset
patient patience wait waited slowly again repeat repeated time let sat listened
listen listened ask asked hear heard ear sat
honest honesty admit admitted owned told mistake wrong truth fault blame straight
reliable punctual late on_time never_missed early turn_up sick absence attendance clock
discretion discreet confidential confidentiality private secret nobody closed_door locked shred gossip names privacy envelope trust
detail careful accurate accuracy precise check double twice spotted noticed typo wrong_digit decimal error proofread meticulous careless
tidy clean neat sweep swept hoover hoovered dust_sheet mess boards covered wipe wiped rubbish spotless as_found cleanly cleaned
friendly polite welcoming smile smiled greet hello name kind warm cheerful manners please
team together colleague helped mate covered crew shared each_other alongside
alone own_initiative unsupervised independent independently myself self-employed freelance solo lone
flexible change swap swapped cover covered short_notice last_minute stayed_on stood_in
learn learnt taught_myself picked_up course read practise practised self-taught study studied evenings
initiative idea suggested started noticed myself nobody_asked set_up improved proposed
curious curiosity why wondered took_apart find_out dig question
respect dignity respectful knock curtain choice pronoun culture
resilient pressure busy rush queue deadline peak stress hectic
prioritise priority urgent first order sort decide list triage juggle deadlines organised organise
negotiate agreed price discount terms haggle beat_down bargain contract supplier deal knocked_off cheaper
sell sale sold upsell target customer close revenue basket commission quota deal till counter
customer client guest shopper visitor passenger caller buyer public regular tenant owner
complaint complain unhappy angry refund sorry apologise apology exchange return grumble upset replaced made_good unhappy goodwill came_back
till cash cash_up cashing float bank_bag banking card change coin takings safe count counted z_read notes register epos
open close unlock lock keyholder key keys alarm shutter code first_in last_out
stock shelf shelves replenish fill replenishment inventory stocktake count delivery order reorder shortage
display window merchandise visual merchandising planogram end_bay arrangement signage dress layout
order ordering purchase buy bought supplier vendor quote quotes procurement source sourcing invoice
delivery deliver drop parcel route round van drops multi-drop courier signed_for
warehouse pallet rack racking bay goods_in dispatch pick picker picking pack packing scanner loading
forklift fork_lift reach_truck counterbalance counterbal flt truck pallet_truck vna order_picker
lift lifting heavy carry carried kg kilos sacks bags boxes bricks crates humping load unload shoulder hauled physical strong
standing feet stairs walk walked miles all_day kneel ladder bend
outdoors outside weather rain cold frost winter mud snow sun wind field
drive driver driving licence license van car lorry vehicle transit clean_licence category miles road wheel motorbike own_car fiesta motor
hgv lgv lorry artic class_1 class_2 c+e tacho tachograph cpc tramping trailer wagon digicard
bus coach pcv passengers route timetable fare depot
taxi minibus school_run escort
tachograph hours_rules walkaround defect vehicle_check tyres lights
machine machines operate press lathe mill setter spindle planer thicknesser saw moulder cnc router drill
cnc fanuc heidenhain siemens_840 g-code program lathe mill turn offset tooling setter
measure tolerance micrometer vernier caliper gauge micron drawing thou inspect metrology cmm
drawing drawings blueprint plan plans sketch draw drew technical_drawing rod template measured sizes survey scale
weld welder welding mig tig mma arc coded bead stainless aluminium seam fillet
solder braze joint pipe copper
maintenance maintain service servicing repair mend fix fault breakdown broke planned downtime ppm overhaul grease
repair mend fix fixed swap swapped replace replaced patch rebuild refurbish restore spliced restored mended
fault find diagnose diagnostic trace traced cause multimeter meter found_out symptom troubleshoot
assemble assembly build built fit fitted put_together bolt install installed mounted kit
install installation fit fitted hang hung put_up erect mount commissioned
electrical electric wiring wire rewire fuse board circuit 18th bs_7671 socket cable consumer_unit motor testing
gas boiler combi gas_safe ccn1 acs flue burner heating radiator
plumbing plumber pipe tap leak toilet bathroom cylinder valve drain blocked
heating heat_pump boiler radiator underfloor unvented cylinder hot_water
carpentry carpenter joiner joinery timber wood oak bench chisel plane moulding skirting door staircase stair sash window casement flight string strings winder
paint painter decorator decorating gloss emulsion wallpaper primer brush roller undercoat sand
brick bricklayer mortar block pointing wall trowel course lintel
plaster skim render dry_line plasterboard ceiling float
roof roofing slate tile tiles gutter lead felt flashing ridge
scaffold height ladder heights mewp ipaf harness tower pasma cherry_picker
concrete shutter formwork pour screed slab rebar steel_fix footing foundation
digger excavator plant dumper cpcs npors jcb 360 crane roller telehandler
site building construction cscs smsts sssts contractor toolbox_talk foreman subcontractor
landscape garden gardener mow hedge prune plant plants turf lawn strimmer chainsaw tree patio fencing bed beds seed nursery horticulture rhs bedding shrub
tractor farm harvest crop livestock cattle sheep milk milking cow calve lamb feed herd
animal dog cat horse vet veterinary kennel muzzle groom
cook cooking chef kitchen dish menu grill sauce pan section pass larder stove recipe roast soup
bake baker bread dough oven prove proving sourdough pastry cake loaf batch laminate croissant
food_hygiene food_safety haccp fridge temperature probe allergen allergy cross-contamination fridges label use_by cleaning_schedule
allergen allergy nut gluten coeliac celiac dairy free_from epipen
waiter waitress table tables section cover covers restaurant plate tray serve served service
bar barista beer cocktail pint cellar coffee latte espresso licence barrel cask wine
hotel room check_in reception guest booking housekeeping opera front_desk night_audit reservation
clean cleaner cleaning mop disinfect bathroom polish vacuum coshh bleach sanitise rooms linen
laundry linen iron wash press sheet
hair cut colour colouring foil balayage blow_dry perm scissor fade beard salon chair highlights stylist
beauty nail wax facial lash brow massage spa
patch_test skin_test consultation reaction tint
phone call calls telephone rang ring headset switchboard caller inbound outbound line
email emails e-mail inbox letter letters reply correspondence write chat ticket
ticket tickets helpdesk help_desk service_desk first_line user users incident jira servicenow zendesk second_line desk
computer laptop laptops printer desktop imaging image autopilot screen screens reimage hardware projector toner monitor
windows microsoft_365 office_365 intune active_directory azure_ad entra mailbox account accounts exchange teams sharepoint onedrive password autopilot users outlook
network networks switch wi-fi wifi dhcp dns vlan vlans router firewall subnet cisco aruba cable ip vpn ports
linux ubuntu debian bash ssh server servers redhat systemd centos shell
cloud aws azure gcp terraform lambda ec2 s3 kubernetes docker container deploy
script scripting powershell bash python automate automation cron macro vba automated
code coding program programming developer software java python typescript javascript go golang c# backend api service react wrote shipped
test testing tester qa bug bugs regression selenium cypress playwright automated unit_test defect cases
review pull_request code_review merge branch git reviewed
database sql postgres postgresql mysql query queries table tables index schema oracle warehouse dbt
data analysis analyst dashboard report chart sql python tableau power_bi looker metric metrics numbers trend
statistics experiment a/b test significance sample hypothesis regression model forecast
design designer figma wireframe prototype sketch layout mockup adobe photoshop indesign illustrator
user research usability interview persona watched observed test users
accessible accessibility wcag screen_reader contrast
website web site page pages cms wordpress html css shopify seo
security vulnerability pentest firewall phishing patch incident siem cyber iso_27001
excel spreadsheet spreadsheets lookup lookups xlookup vlookup pivot pivots formula formulas macro sheet sheets workbook columns power_query
word powerpoint slides deck presentation outlook office typing minutes
typing type typed wpm keyboard dictation audio
minutes meeting meetings agenda action_points note-taking took_notes board
diary calendar schedule appointment appointments book booked meetings arranged travel flights
travel flight hotel trip visa itinerary train away abroad nights_away
reception front_desk visitors switchboard greet sign_in door lobby
filing file archive cabinet scan folder records alphabetical paperless
data_entry key keyed type enter entered accurate spreadsheet crm update
crm salesforce hubspot pipeline lead leads account contacts dynamics
payroll wages wage payslip payslips paye salary net_pay hours pay_run paid tax ssp smp timesheets weekly monthly stamp
pension auto-enrolment nest upload contribution rti hmrc submission submit fps eps enrolment
sick_pay maternity paternity ssp smp leave absence statutory baby
bookkeeping bookkeeper ledger ledgers purchase_ledger sales_ledger invoice invoices accounts xero sage quickbooks posting reconcile bank
reconcile reconciliation match matched bank statement statements difference differences tie tick ticked balance balanced penny agree
invoice invoices bill bills payment supplier creditor purchase remittance pay_run
debt debtor debtors chase chased credit overdue collect unpaid aged owed arrears
vat return tax hmrc corporation self-assessment filing submit quarter
month_end close month-end accruals journal prepayment accrual trial_balance management_accounts year_end
budget budgets cost costs spend spending forecast variance money pounds overspend afford £ p&l
audit auditor auditors inspection inspector inspectors compliance evidence passed ofsted cqc findings
statutory accounts ifrs gaap frs_102 consolidation group audited
marketing campaign campaigns brand social newsletter ads content email audience clicks conversion posts
social_media instagram facebook tiktok linkedin followers post posts reel
seo google_analytics google_ads ppc keyword traffic search ranking
copy write writing wrote editor article blog press headline edit proofread words
photograph photo camera video edit film premiere lightroom
event events venue conference wedding festival caterer run_sheet attendees stall party exhibition delegates
volunteer volunteers volunteering charity fundraising donor grant
recruit recruitment hire hiring hired interview interviews vacancy candidates applicants shortlist onboarding starter induction new_starters took_on
grievance disciplinary tribunal hr absence policy acas redundancy warning investigation
employment_law acas contract tupe dismissal tribunal policy
train training trained coach show showed shown taught teach mentor mentored apprentice apprentices new_starter beginner induct trainee buddy
lead leading led manage managed supervise supervised supervisor team charge charge_hand crew people staff in_charge ran headed gang foreman under_me reports
rota rotas roster schedule staffing shifts cover
appraisal performance feedback one-to-one one_to_one target review talk development
project projects plan milestones timeline deadline gantt prince2 agile launch rolled_out delivered
agile scrum sprint kanban backlog stand-up standup retro retrospective jira product_owner
stakeholder stakeholders board directors senior persuade present presented executives leadership
change changed migration move moved new_system switchover introduced rollout rolled_out switched
improve improved improvement lean kaizen 5s faster cut saved halved reduce reduced waste six_sigma
explain explained plain words simple non-technical simply understand jargon showed layman easy drew one-page
present presentation talk spoke stage audience slides speech pitch
report reports reporting wrote board summary figures weekly monthly
health_safety safety accident near_miss risk risk_assessment coshh ppe iosh nebosh hazard toolbox method_statement rams guard safe
first_aid first_aider efaw faw bls cpr resuscitation defibrillator paediatric choke choked burn ambulance
fire warden marshal extinguisher evacuate evacuation drill alarm
security guard patrol cctv sia door search incident badge gate steward shoplifter
lone night patrol torch building doors checked
law legal solicitor conveyancing litigation court contract client case matter paralegal will probate disclosure
estate property viewing viewings valuation landlord tenant letting lettings lease sale house rent
insurance claim claims policy underwriting broker fca
bank mortgage loan fca advice adviser compliance kyc aml
pharmacy dispense dispensing pharmacist prescription prescriptions medicine controlled_drugs checking script
dental dentist tooth chairside x-ray radiography decontamination autoclave sterilise surgery
laboratory lab sample samples hplc assay titration analysis gmp glp pipette calibrate instrument balance
sterile sterilise clean_room autoclave infection infection_control gloves ppe barrier
calibrate calibration instrument gauge meter zero check
quality quality_control qc iso_9001 inspection reject defect scrap batch sample nonconformance right_first_time
production line output target packing conveyor changeover shift factory batch
changeover set-up setup smed tool_change swap
engineer engineering design cad solidworks autocad inventor drawing bracket stress fea prototype
cad solidworks autocad revit sketchup inventor catia fusion 3d model modelled archicad
calculate calculation figures maths arithmetic sums numbers numeracy worked_out reckon
science physics chemistry biology degree university research thesis phd
english spoken written write speak fluent language native mother_tongue speaker grew_up
polish german french spanish romanian punjabi urdu arabic welsh irish bsl bilingual speak home translate interpreter mother_tongue fluent
sign_language bsl deaf signing
degree university bachelor bsc ba graduate graduated studied college diploma hnd master
apprenticeship apprentice time_served indentures trade city_guilds nvq journeyman served_my_time qualified college trained
qualification diploma certificate nvq level btec city_guilds award qualified course passed
gcse maths english school a-level a-levels o_level grade leaving_cert
membership member chartered cipd aat acca cima cipp ciob rics registered
registered registration register pin nmc hcpc gphc gdc council body
dbs disclosure checked vetted vetting barring police_check clearance garda background crb pvg
right_to_work visa citizen passport settled permit british irish eligible indefinite_leave
available availability start notice immediately any_day monday tuesday wednesday thursday friday free hours full-time part-time
relocate move live near minutes cycle_distance commute bus
library librarian book books catalogue loan reader shelve reading
museum gallery exhibit collection archive conservation
sport coach gym fitness swim pool lifeguard leisure trainer
music instrument choir sing piano guitar
church community centre hall local neighbours
housing tenancy tenants homeless hostel landlord repairs rent arrears
benefits universal_credit advice debt welfare entitlement
addiction alcohol drugs recovery methadone substance relapse
mental_health anxiety depression counselling therapy suicidal crisis self-harm talking
disability disabled learning_disability wheelchair adapt support_plan
care_plan support_plan assessment review goals needs
hospital ward a&e theatre icu nhs community_nurse district
death dying palliative end_of_life bereaved funeral hospice
theatre scrub anaesthetic instruments surgeon count
x-ray mri scan scanner radiographer ultrasound imaging
physiotherapy physio exercise rehab mobility stretch
midwife birth pregnant antenatal baby breastfeeding
optician eye lens sight spectacles frames
hearing aid ear audiology
waste recycling bin refuse skip sorting
water treatment sewage pump pumping
energy meter solar panel turbine battery grid
rail train track signal platform station points pts
airport aircraft cabin crew flight passengers gate boarding licensed
ship port crane container dock vessel deck crew
post postal mail sorting franking letters
print printing press ink paper litho plate
textile sew sewing machine garment pattern fabric alter hem stitch
upholstery furniture cabinet veneer french_polish restore wardrobe bookcase kitchen
stone mason carve marble granite monument
glass glaze glazing glazier window pane putty
floor flooring tile tiling carpet vinyl laminate grout
lock locksmith door cylinder keys
tyre tyres brake brakes engine clutch gearbox mot garage mechanic exhaust diagnostics workshop
body_shop panel spray dent bodywork prep
bicycle bike wheel spoke derailleur
phone_repair screen_repair soldering board micro
telecoms fibre broadband cabinet splice mast copper_line openreach
alarm cctv intruder access_control install
lift escalator shaft hoist_engineer
refrigeration air_conditioning f-gas chiller hvac refrigerant ventilation
hydraulic pneumatic cylinder valve pressure hose
plc scada siemens allen_bradley automation robot sensor controls
electronics circuit pcb solder oscilloscope microcontroller firmware arduino
plastic injection mould extrusion polymer die
metal sheet fabricate fabrication bend press_brake guillotine plate steel
foundry cast mould furnace pour
chemical process reactor batch plant distillation acid
oil rig offshore drilling well
mine quarry blast crusher
forest forestry chainsaw fell felling timber nptc climber arborist
fish fishing boat net filleting fillet
butcher meat knife joint carcass bone mince sausage
flower florist bouquet wreath arrangement
market stall trader pitch vendor
auction antique valuation lot
call_centre inbound outbound script handling_time queue calls
survey questionnaire research interview respondents focus_group
translate translation translator interpret interpreter
policy policies procedure procedures guidance rules handbook
regulation regulations regulator compliance law directive gdpr standard standards
gdpr data_protection personal_data consent breach privacy
contract tender bid bids framework proposal
purchase_order po goods_received grn three-way match
import export customs freight incoterms shipping forwarder commodity tariff
logistics transport planner routes fleet haulier
supply_chain planning mrp forecast demand sap inventory
sap erp oracle netsuite dynamics mrp system
kpi kpis target targets measure metric percentage met_target hit
risk risks register mitigate assess assessment
crisis emergency incident accident evacuate urgent ambulance
conflict argument disagree disagreement fell_out quarrel row mediate both_sides settle settled
feedback criticism told_me listened changed improve
mistake error wrong slip put_right owned learnt corrected
new_ideas creative creativity idea invent concept imagine
commercial margin profit price pricing cost revenue growth
strategy strategic roadmap vision plan long-term
partner partners agencies external supplier contractor liaise council
government council public_sector local_authority civil_service
retail shop store shop_floor supermarket boutique sales_assistant branch
hospitality hotel restaurant pub café cafe bar catering
office administration admin clerk secretary administrator
school classroom teacher teaching_assistant pupil head term
factory manufacturing plant production works workshop
home homes house domestic doorstep in_people's private
hours overtime extra stay stayed long
speed fast quick quickly pace rush minutes per_hour
lead_paint asbestos awareness lead licence hazardous
knife knives sharp cut cutting slice
customs hygiene handwashing gloves hairnet
uniform appearance smart presentable
`;
