// Synonyms of English-speaking kitchens: words of the catalogue, then the terms that customers type.
export const english = `
fries: chips, french fries
aubergine: eggplant, eggplants, aubergines
rocket: arugula, rucola
coriander: cilantro
spring onions: scallions, scallion, green onions, salad onions
peppers: capsicum, bell pepper, bell peppers
beetroot: beets, beet
celeriac: celery root
brown shrimps: grey shrimp, shrimp
prawns: shrimp, shrimps
king prawns: jumbo shrimp, tiger prawns
minced beef: ground beef, mince, beef mince
minced: ground meat
braising beef: stewing beef, stew beef, beef stew, beef chuck
sirloin: striploin, strip steak
pork loin chops: pork chop, chops
pork collar: pork neck, pork shoulder
bacon: rashers, streaky
chicken breast: chicken fillet, chicken fillets
chicken legs: drumstick, drumsticks
veal escalopes: schnitzel
goats cheese: chevre, goat cheese
parmigiano: parmesan, parmezan
whipping cream: heavy cream, heavy whipping cream, double cream
cooking cream: light cream, single cream
clarified butter: ghee
semi skimmed: low fat milk
yoghurt: yogurt, yogourt
garden peas: peas, petits pois
green beans: string beans, haricots
sweetcorn: corn
baguette: french bread, french stick
wheat flour: plain flour, all purpose flour, strong flour, bread flour
pastry flour: cake flour
grilled vegetables: zucchini, zucchinis
cherry tomatoes: baby tomatoes, grape tomatoes
peeled tomatoes: canned tomatoes, plum tomatoes
tomato puree: tomato paste
crème fraîche: sour cream, soured cream
smoked salmon: lox
beef burger: =hamburger, =hamburgers, burger patties, beef patties
bouillon: broth, stock cubes
cola: =coke
oat flakes: oatmeal, porridge oats, rolled oats
wheat wraps: tortilla, tortillas
ground almonds: almond flour, almond meal
sultanas: =raisins, =raisin
prunes: dried plums
chickpeas: garbanzo, garbanzos
rapeseed oil: canola, canola oil
frying oil: fryer oil, deep fry oil
soy sauce: soya sauce, shoyu
sour cherries: morello, morellos
jam: preserve, jelly
cornichons: gherkins, gherkin, dill pickles
ice cream: icecream, gelato
doughnut: donut, donuts, berliner
cling film: plastic wrap, saran, clingwrap, clingfilm
aluminium foil: tin foil, tinfoil, aluminum
refuse sacks: bin bags, trash bags, garbage bags, bin liners
napkins: serviettes, serviette
centre feed: kitchen towel, kitchen towels, kitchen roll, paper towel, paper towels
toilet paper: loo roll, toilet roll, toilet tissue
baking paper: parchment, parchment paper, greaseproof
washing up liquid: dish soap, dishwashing liquid
piping bags: pastry bags, pastry bag
takeaway: to go
sparkling water: soda water, seltzer, fizzy water
still water: mineral water
coffee beans: espresso beans
squid: calamari
sea bass: branzino, seabass
`
