import type { SeedDepartment } from './shape.ts'

export const freshDepartments: SeedDepartment[] = [
  {
    code: 'produce',
    name: { nl: 'Groenten & fruit', en: 'Fruit & vegetables', de: 'Obst & Gemüse', fr: 'Fruits & légumes' },
    children: [
      {
        code: 'fresh-vegetables',
        name: { nl: 'Verse groenten', en: 'Fresh vegetables', de: 'Frischgemüse', fr: 'Légumes frais' },
        children: [
          {
            code: 'tomatoes-peppers',
            name: {
              nl: 'Tomaten & paprika’s',
              en: 'Tomatoes & peppers',
              de: 'Tomaten & Paprika',
              fr: 'Tomates & poivrons',
            },
          },
          {
            code: 'salad-leaves',
            name: {
              nl: 'Sla & bladgroenten',
              en: 'Lettuce & leafy greens',
              de: 'Salate & Blattgemüse',
              fr: 'Salades & légumes-feuilles',
            },
          },
          {
            code: 'onions-garlic',
            name: { nl: 'Uien & knoflook', en: 'Onions & garlic', de: 'Zwiebeln & Knoblauch', fr: 'Oignons & ail' },
          },
          {
            code: 'cabbages-stalks',
            name: {
              nl: 'Kolen & stengelgroenten',
              en: 'Brassicas & stalk vegetables',
              de: 'Kohl & Stängelgemüse',
              fr: 'Choux & légumes-tiges',
            },
          },
        ],
      },
      {
        code: 'potatoes-roots',
        name: {
          nl: 'Aardappelen & wortelgroenten',
          en: 'Potatoes & roots',
          de: 'Kartoffeln & Wurzelgemüse',
          fr: 'Pommes de terre & racines',
        },
        children: [
          { code: 'potatoes', name: { nl: 'Aardappelen', en: 'Potatoes', de: 'Kartoffeln', fr: 'Pommes de terre' } },
          {
            code: 'root-vegetables',
            name: {
              nl: 'Wortelen & knollen',
              en: 'Carrots & root vegetables',
              de: 'Möhren & Knollen',
              fr: 'Carottes & racines',
            },
          },
        ],
      },
      {
        code: 'fresh-fruit',
        name: { nl: 'Vers fruit', en: 'Fresh fruit', de: 'Frischobst', fr: 'Fruits frais' },
        children: [
          { code: 'citrus', name: { nl: 'Citrusvruchten', en: 'Citrus', de: 'Zitrusfrüchte', fr: 'Agrumes' } },
          { code: 'berries', name: { nl: 'Zacht fruit', en: 'Berries', de: 'Beerenobst', fr: 'Fruits rouges' } },
          {
            code: 'apples-pears',
            name: { nl: 'Appelen & peren', en: 'Apples & pears', de: 'Äpfel & Birnen', fr: 'Pommes & poires' },
          },
          {
            code: 'exotic-fruit',
            name: { nl: 'Exotisch fruit', en: 'Exotic fruit', de: 'Exotische Früchte', fr: 'Fruits exotiques' },
          },
        ],
      },
      { code: 'mushrooms', name: { nl: 'Paddenstoelen', en: 'Mushrooms', de: 'Pilze', fr: 'Champignons' } },
      {
        code: 'fresh-herbs',
        name: { nl: 'Verse kruiden', en: 'Fresh herbs', de: 'Frische Kräuter', fr: 'Herbes fraîches' },
      },
      {
        code: 'cut-vegetables',
        name: {
          nl: 'Gesneden & geschild',
          en: 'Peeled & cut',
          de: 'Geschält & geschnitten',
          fr: 'Épluchés & découpés',
        },
      },
    ],
  },
  {
    code: 'dairy',
    name: { nl: 'Zuivel & eieren', en: 'Dairy & eggs', de: 'Molkerei & Eier', fr: 'Crèmerie & œufs' },
    children: [
      {
        code: 'milk-cream',
        name: { nl: 'Melk & room', en: 'Milk & cream', de: 'Milch & Sahne', fr: 'Lait & crème' },
        children: [
          { code: 'milk', name: { nl: 'Melk', en: 'Milk', de: 'Milch', fr: 'Lait' } },
          { code: 'cream', name: { nl: 'Room', en: 'Cream', de: 'Sahne & Rahm', fr: 'Crème' } },
        ],
      },
      {
        code: 'butter-margarine',
        name: { nl: 'Boter & margarine', en: 'Butter & margarine', de: 'Butter & Margarine', fr: 'Beurre & margarine' },
      },
      {
        code: 'yoghurt-fresh-cheese',
        name: {
          nl: 'Yoghurt & verse kaas',
          en: 'Yoghurt & fresh cheese',
          de: 'Joghurt & Frischkäse',
          fr: 'Yaourt & fromage frais',
        },
      },
      {
        code: 'cheese',
        name: { nl: 'Kaas', en: 'Cheese', de: 'Käse', fr: 'Fromage' },
        children: [
          {
            code: 'hard-cheese',
            name: {
              nl: 'Harde & halfharde kaas',
              en: 'Hard & semi-hard cheese',
              de: 'Hart- & Schnittkäse',
              fr: 'Pâtes dures & pressées',
            },
          },
          {
            code: 'soft-cheese',
            name: {
              nl: 'Zachte & blauwe kaas',
              en: 'Soft & blue cheese',
              de: 'Weich- & Blauschimmelkäse',
              fr: 'Pâtes molles & persillées',
            },
          },
          {
            code: 'sliced-grated-cheese',
            name: {
              nl: 'Gesneden & geraspte kaas',
              en: 'Sliced & grated cheese',
              de: 'Käse in Scheiben & gerieben',
              fr: 'Fromage tranché & râpé',
            },
          },
        ],
      },
      {
        code: 'eggs',
        name: { nl: 'Eieren', en: 'Eggs', de: 'Eier', fr: 'Œufs' },
        children: [
          {
            code: 'shell-eggs',
            name: { nl: 'Schaaleieren', en: 'Shell eggs', de: 'Schaleneier', fr: 'Œufs en coquille' },
          },
          {
            code: 'egg-products',
            name: { nl: 'Eiproducten', en: 'Egg products', de: 'Eiprodukte', fr: 'Ovoproduits' },
          },
        ],
      },
      {
        code: 'plant-dairy',
        name: {
          nl: 'Plantaardige alternatieven',
          en: 'Plant-based alternatives',
          de: 'Pflanzliche Alternativen',
          fr: 'Alternatives végétales',
        },
      },
    ],
  },
  {
    code: 'meat',
    name: { nl: 'Vlees & gevogelte', en: 'Meat & poultry', de: 'Fleisch & Geflügel', fr: 'Viande & volaille' },
    children: [
      {
        code: 'beef',
        name: { nl: 'Rundvlees', en: 'Beef', de: 'Rindfleisch', fr: 'Bœuf' },
        children: [
          {
            code: 'beef-steaks',
            name: {
              nl: 'Steaks & roosters',
              en: 'Steaks & roasting joints',
              de: 'Steaks & Bratenstücke',
              fr: 'Steaks & pièces à rôtir',
            },
          },
          {
            code: 'beef-braising',
            name: {
              nl: 'Stoofvlees & rundergehakt',
              en: 'Braising & minced beef',
              de: 'Schmor- & Hackfleisch',
              fr: 'Bœuf à mijoter & haché',
            },
          },
        ],
      },
      { code: 'pork', name: { nl: 'Varkensvlees', en: 'Pork', de: 'Schweinefleisch', fr: 'Porc' } },
      { code: 'veal-lamb', name: { nl: 'Kalf & lam', en: 'Veal & lamb', de: 'Kalb & Lamm', fr: 'Veau & agneau' } },
      {
        code: 'poultry',
        name: { nl: 'Gevogelte', en: 'Poultry', de: 'Geflügel', fr: 'Volaille' },
        children: [
          { code: 'chicken', name: { nl: 'Kip', en: 'Chicken', de: 'Hähnchen', fr: 'Poulet' } },
          {
            code: 'duck-turkey',
            name: { nl: 'Eend & kalkoen', en: 'Duck & turkey', de: 'Ente & Pute', fr: 'Canard & dinde' },
          },
        ],
      },
      {
        code: 'charcuterie',
        name: { nl: 'Vleeswaren', en: 'Cooked & cured meats', de: 'Wurst & Schinken', fr: 'Charcuterie' },
        children: [
          {
            code: 'ham-bacon',
            name: { nl: 'Ham & spek', en: 'Ham & bacon', de: 'Schinken & Speck', fr: 'Jambon & lard' },
          },
          { code: 'dry-sausage', name: { nl: 'Droge worst', en: 'Dry sausage', de: 'Rohwurst', fr: 'Saucisson sec' } },
          {
            code: 'pates-terrines',
            name: { nl: 'Paté & terrines', en: 'Pâtés & terrines', de: 'Pasteten & Terrinen', fr: 'Pâtés & terrines' },
          },
        ],
      },
      {
        code: 'sausages-preparations',
        name: {
          nl: 'Worsten & bereidingen',
          en: 'Sausages & preparations',
          de: 'Bratwurst & Zubereitungen',
          fr: 'Saucisses & préparations',
        },
      },
    ],
  },
  {
    code: 'fish',
    name: { nl: 'Vis & schaaldieren', en: 'Fish & seafood', de: 'Fisch & Meeresfrüchte', fr: 'Poisson & marée' },
    children: [
      {
        code: 'fresh-fish',
        name: { nl: 'Verse vis', en: 'Fresh fish', de: 'Frischfisch', fr: 'Poisson frais' },
        children: [
          {
            code: 'fish-fillets',
            name: { nl: 'Filets & moten', en: 'Fillets & loins', de: 'Filets & Loins', fr: 'Filets & pavés' },
          },
          { code: 'whole-fish', name: { nl: 'Hele vis', en: 'Whole fish', de: 'Ganze Fische', fr: 'Poisson entier' } },
        ],
      },
      {
        code: 'seafood',
        name: {
          nl: 'Schaal- & schelpdieren',
          en: 'Crustaceans & shellfish',
          de: 'Krusten- & Schalentiere',
          fr: 'Crustacés & coquillages',
        },
        children: [
          {
            code: 'crustaceans',
            name: {
              nl: 'Garnaal, kreeft & krab',
              en: 'Shrimp, lobster & crab',
              de: 'Garnele, Hummer & Krabbe',
              fr: 'Crevette, homard & crabe',
            },
          },
          {
            code: 'shellfish',
            name: {
              nl: 'Mosselen & oesters',
              en: 'Mussels & oysters',
              de: 'Muscheln & Austern',
              fr: 'Moules & huîtres',
            },
          },
          {
            code: 'squid-octopus',
            name: { nl: 'Inktvis & octopus', en: 'Squid & octopus', de: 'Tintenfisch & Krake', fr: 'Calamar & poulpe' },
          },
        ],
      },
      {
        code: 'smoked-fish',
        name: {
          nl: 'Gerookte & gezouten vis',
          en: 'Smoked & cured fish',
          de: 'Räucher- & Salzfisch',
          fr: 'Poisson fumé & salé',
        },
      },
      {
        code: 'fish-preparations',
        name: {
          nl: 'Visbereidingen',
          en: 'Fish preparations',
          de: 'Fischzubereitungen',
          fr: 'Préparations de poisson',
        },
      },
    ],
  },
  {
    code: 'bakery',
    name: { nl: 'Brood & patisserie', en: 'Bakery & pastry', de: 'Brot & Backwaren', fr: 'Boulangerie & pâtisserie' },
    children: [
      {
        code: 'bread',
        name: { nl: 'Brood', en: 'Bread', de: 'Brot', fr: 'Pain' },
        children: [
          {
            code: 'baguettes-rolls',
            name: {
              nl: 'Stokbrood & pistolets',
              en: 'Baguettes & rolls',
              de: 'Baguettes & Brötchen',
              fr: 'Baguettes & pistolets',
            },
          },
          {
            code: 'loaves-toast',
            name: {
              nl: 'Brood & toastbrood',
              en: 'Loaves & sandwich bread',
              de: 'Brotlaibe & Toast',
              fr: 'Pains & pain de mie',
            },
          },
          {
            code: 'buns-flatbread',
            name: {
              nl: 'Burgerbroodjes & platbrood',
              en: 'Buns & flatbread',
              de: 'Burger-Buns & Fladenbrot',
              fr: 'Buns & pains plats',
            },
          },
        ],
      },
      {
        code: 'viennoiserie',
        name: { nl: 'Viennoiserie', en: 'Viennoiserie', de: 'Viennoiserie', fr: 'Viennoiserie' },
        children: [
          { code: 'croissants', name: { nl: 'Croissants', en: 'Croissants', de: 'Croissants', fr: 'Croissants' } },
          {
            code: 'sweet-rolls',
            name: { nl: 'Koffiekoeken', en: 'Danish & sweet rolls', de: 'Plundergebäck', fr: 'Couques & brioches' },
          },
        ],
      },
      {
        code: 'patisserie',
        name: { nl: 'Patisserie', en: 'Pastries & desserts', de: 'Feingebäck & Desserts', fr: 'Pâtisserie & desserts' },
        children: [
          {
            code: 'tarts-cakes',
            name: { nl: 'Taarten & cake', en: 'Tarts & cakes', de: 'Torten & Kuchen', fr: 'Tartes & gâteaux' },
          },
          {
            code: 'single-desserts',
            name: {
              nl: 'Individuele desserts',
              en: 'Individual desserts',
              de: 'Einzeldesserts',
              fr: 'Desserts individuels',
            },
          },
        ],
      },
      {
        code: 'waffles-biscuits',
        name: { nl: 'Wafels & koekjes', en: 'Waffles & biscuits', de: 'Waffeln & Gebäck', fr: 'Gaufres & biscuits' },
      },
      { code: 'doughs', name: { nl: 'Deeg', en: 'Ready doughs', de: 'Fertigteige', fr: 'Pâtes prêtes à l’emploi' } },
      {
        code: 'baking-ingredients',
        name: {
          nl: 'Bakkerijgrondstoffen',
          en: 'Baking ingredients',
          de: 'Backzutaten',
          fr: 'Ingrédients de boulangerie',
        },
        children: [
          { code: 'flours', name: { nl: 'Bloem & meel', en: 'Flour', de: 'Mehl', fr: 'Farines' } },
          {
            code: 'chocolate-couverture',
            name: {
              nl: 'Couverture & chocolade',
              en: 'Couverture & chocolate',
              de: 'Kuvertüre & Schokolade',
              fr: 'Couverture & chocolat',
            },
          },
          {
            code: 'fillings-nuts',
            name: {
              nl: 'Vullingen & noten',
              en: 'Fillings & nuts',
              de: 'Füllungen & Nüsse',
              fr: 'Fourrages & fruits secs',
            },
          },
        ],
      },
    ],
  },
]
