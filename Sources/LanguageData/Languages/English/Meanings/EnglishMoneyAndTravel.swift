// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// What may stand for each other in English talk of money and of being on the way.
  static let englishMoneyAndTravel = """
    [same]
    # money
    money: money, cash, funds, dough, bucks, dosh, moolah, wad, cash money, finances, financial, monies, wonga, spending money,
      dollars and cents
    dollar: dollar, buck, usd, us dollar, american dollar, usa dollar, greenback, us currency
    pound: pound, quid, gbp, sterling, british pound, pounds sterling, nicker, british currency, uk pound
    euro: euro, eur, european currency
    penny: penny, pence, cent, copper coin
    bill: bill, invoice, statement, utility bill, amount due, phone bill, credit card bill, monthly bill, cable bill, internet bill,
      household bills, water bill
    pay bill: pay bill, pay the bill, settle the bill, bill payment, take care of bill, pay my bill, pay off bill, settle up, pay invoice,
      pay utility bill, make bill payment, pay the rent, pay electric bill, pay water bill, pay phone bill, pay credit card,
      pay this bill, pay off balance, pay cable bill, pay gas bill, pay off card, get bill paid
    bill due: bill due, due date, when is bill due, payment due, when to pay by, when to pay, payment deadline, date payment due,
      when payment due, last day to pay, pay my bill by, payment date, due by, deadline to pay, when is payment due, when must i pay,
      bill come due, when do i pay, when is my payment, pay it by, due day, bill needs paid
    minimum payment: minimum payment, least i can pay, smallest payment, lowest payment, minimum amount due, minimum due,
      minimum i can pay, min payment, least amount, minimum amount, minimum i owe, min amount due, least i must pay, the least i owe,
      smallest amount i can
    account: account, acct, bank account, checking account balance
    current account: current account, checking account, checking, chequing, chequing account, cheque account, everyday account,
      transaction account, giro account
    savings account: savings account, savings, nest egg, savings pot, isa, money saved, rainy day fund, cash isa, money market account,
      saved money, piggy bank
    joint account: joint account, shared account, account with my wife, account with my husband, add to my account
    open account: open account, new account, set up account, create account, open an account, start an account, sign up for account,
      open bank account, get an account, open a bank account, open new account, apply for account, open a savings account,
      open a checking account, account opening, create an account, second account, another account, open savings account,
      set up an account
    close account: close account, shut account, cancel account, close my account, shut down account, close bank account, close an account,
      terminate account, shut my account, close the account, cancel my account
    bank: bank, financial institution, credit union, banker, bank branch, my bank, building society, high street bank, online bank,
      savings bank, lender
    account number: account number, acct number, bank details, iban, account details, number of my account, bank account number,
      bank account details, bban, account no, my bank details, bank details for
    routing number: routing number, sort code, aba number, bank code, routing, bank routing number, swift code, bic, bic code, routing no,
      transit number, bank identifier, swift number, aba, sortcode
    cashpoint: cashpoint, atm, cash machine, cash dispenser, hole in the wall, cash point, atm machine, bank machine, nearest atm,
      atm near me, closest atm, money machine, nearest cash machine, cashline, cash withdrawal machine, automated teller, free atm
    card: card, credit card, debit card, bank card, plastic, visa, mastercard, amex, bankcard, payment card, american express,
      discover card, atm card, charge card, chip card
    new card: new card, replacement card, another card, order a card, request a card, replace my card, card replacement, apply for a card,
      apply for card, get new card, send new card, another credit card, apply for credit card, new credit card, order new card,
      card reissued, get a new card, order another card, second card, duplicate card, extra card, get a credit card, open a credit card,
      sign up for card, card application, new debit card, get a card, additional card, request a new card, request new card,
      send another card, card renewal, renew my card, replacement debit card
    lost card: lost card, lost my card, stolen card, missing card, card gone, report card lost, card was stolen, misplaced my card,
      misplaced card, card is missing, lost credit card, lost debit card, report lost card, card stolen, stole my card, dropped my card,
      my card is gone, lost my credit card, lost my debit card, report my card lost, report stolen card, card is lost, left my card,
      report my card stolen, card got stolen, lost my bank card, my card was stolen, wallet was stolen, stolen credit card,
      report my card missing, card went missing, lost or stolen
    damaged card: damaged card, card broken, card snapped, card cracked, card bent, card won't swipe, card not working, card doesn't work,
      damaged, card damaged, card is damaged, chip not working, card is broken, card is bent, broken card, my card broke, card is cracked,
      card scratched, card melted, card unreadable, magnetic strip, card got damaged, ripped card, snapped in half, damage to my card,
      card won't read, card won't scan, report damaged card
    card declined: declined, card declined, rejected, didn't go through, refused, not accepted, payment failed, wouldn't go through,
      denied, card refused, card rejected, payment declined, declined my card, card got declined, payment rejected, transaction declined,
      card denied, payment not going through, was declined, got rejected, card was declined, not go through, purchase declined,
      transaction failed, not accept my card, refused my card, turned down card, failing payment, card wasn't accepted, got denied,
      card was rejected, card not accepted, payment refused, purchase not go through, payment didn't work, unsuccessful payment
    account blocked: blocked, frozen, locked, on hold, suspended, can't access, locked out, hold on my account, block on my account,
      account frozen, account locked, card blocked, why blocked, hold on account, block account, lock on my account, account on hold,
      account suspended, card is blocked, account is blocked, card is locked, account is locked, locked my account, freeze on my account,
      blocked from account, account is frozen, card frozen, account restricted, stop on my account, locked out of account, restricted,
      inaccessible
    activate card: activate card, card activation, activate my card, turn on my card, activate new card, start using card, enable my card,
      activate credit card, activate the card, my card active, set up my card, activate debit card, make card work, my card is activated
    accept card: accept, take, honour, accept cards, card accepted, take visa, take mastercard, accept mastercard, accept visa,
      where can i use, cards are accepted, accept credit cards, take credit cards, card machine, use my card at, accept american express,
      cash only, take amex, which cards, where is card accepted, use my card where, take cards
    transaction: transaction, payment, charge, purchase, activity, transact, payment made, withdrawal made, debit
    transactions list: transactions, recent activity, recent purchases, statement, transaction history, recent charges, account activity,
      what did i buy, what have i bought, latest transactions, last transactions, list of transactions, what i spent, past transactions,
      my transactions, purchase list, last purchases, payment history, show transactions, latest purchases, where did i spend,
      recent payments, my purchases, recent spending, past purchases, list my transactions, what did i purchase, last few purchases,
      latest activity, charges on my card, most recent transactions, most recent purchase, what i bought, recent transactions
    statement: statement, bank statement, account statement, monthly statement, credit card statement, statement of account,
      account summary, paper statement, e statement, electronic statement
    fraud: fraud, fraudulent, unauthorized, unauthorised, suspicious, didn't make, scam, don't recognise, strange charge,
      didn't authorise, suspicious activity, fraudulent activity, someone used my card, isn't mine, did not do, scammer, stolen identity,
      identity theft, hacked card, used without permission, someone stole my, not my purchase, never made, don't recognise charge,
      unknown charge, unfamiliar charge, unknown transaction, illegal charge, fake charge, suspicious transaction, wasn't me,
      i didn't buy, never bought, used by someone else, someone else used, unrecognised, unrecognized, card compromised, report fraud,
      cloned card, someone is using, strange transaction, unauthorized charge, unauthorized transaction, did not authorize, fraud alert,
      didn't buy, someone has my card, suspicious charge, weird charge, report fraudulent, don't remember making, skimmed, haven't made,
      i never authorized, stolen my identity, never purchased, potential fraud
    credit score: credit score, credit rating, credit report, fico, credit history, credit worthiness, my credit, equifax, experian,
      transunion, credit standing, check my credit, how is my credit, creditworthiness, credit check, how good is credit, pull my credit,
      credit number, fico score, is my credit good
    credit limit: credit limit, spending limit, maximum i can spend, credit line, card limit, line of credit, max credit, maximum credit,
      limit on my card, how much credit, max on card, limit of my card, upper limit on card, credit available, how much can charge,
      limit on credit card, most i can spend, cap on my card, available credit, maximum i can charge, maximum on my card, my limit
    raise limit: raise limit, increase limit, higher limit, limit increase, extend limit, more credit, credit limit increase,
      raise my limit, increase my limit, raise my credit limit, increase my credit limit, bigger limit, limit raised, higher credit limit,
      limit extended, extension of credit, extend my credit, raise spending limit, credit line increase, boost my limit,
      credit limit higher, increase credit line, limit higher, credit limit raised, expand my credit limit, change my limit,
      increase on my limit, more on my card, spend more on card
    interest rate: interest rate, interest, apr, rate of interest, annual percentage rate, apy, annual percentage, percent interest,
      yearly interest, rate on account, interest earned, how much interest, savings rate, yield, percentage rate, rate on my card,
      interest on my account, rate of return, interest do i get, lending rate, interest am i paying, interest do i earn,
      interest on my card, interest i pay, interest paid, base rate
    loan: loan, mortgage, borrow money, financing, student loan, car loan, auto loan, personal loan, payday loan, lend me, bank loan,
      take out loan
    mortgage: mortgage, home loan, house loan, mortgage rate, refinance, remortgage, down payment, home equity, fixed rate, lien,
      house deposit
    overdraft: overdraft, overdrawn, go below zero, account in the red, negative balance, overdraw, overdrawn account, in the red,
      overdraft fee, minus balance, overdraft charge, overdraft protection, bounced check, below zero, account is negative,
      account below zero
    fee: fee, surcharge, service fee, bank fee, extra cost, commission, additional charge, bank charges, charged a fee, hidden fee,
      extra fee, extra charges, monthly fee, maintenance fee, charged extra, service charges, account fee, cost extra, annual fee,
      admin fee, yearly fee
    foreign fee: foreign transaction fee, international fee, foreign fee, fee abroad, overseas charges, fee overseas, fee for foreign,
      charges abroad, exchange fee, use card abroad, fees in other countries, charge for foreign currency, exchange charge,
      out of country fee, foreign exchange fee, currency conversion fee, international charge, foreign transaction,
      international transaction fee, fee for exchanging, fees in another country, fee for currency, extra abroad,
      fees outside the country, charge for using abroad, currency fee
    rewards: rewards, points, cash back, cashback, loyalty points, bonus points, reward points, bonus, loyalty, air miles, perk,
      frequent flyer miles, miles points, reward balance, points balance, points have i earned, how many points, points do i have,
      my points, my rewards, points on my card, rewards on my card, credit card rewards, sky miles, cash back balance, card points,
      airmiles, travel points
    redeem: redeem, use points, spend points, trade in points, redeem points, redeem rewards, cash in, cash in points, use my points,
      use my rewards, use rewards, spend my points, exchange points, claim reward, cash in my rewards, use reward points, claim my points,
      points towards, use up my points, get my rewards
    earn points: earn points, collect points, get points, earn rewards, gain points, accumulate points, points for buying, get rewards,
      earn miles, earn cash back, rack up points, double points, earn more points, get cash back, receive points, points per dollar,
      earn for purchase, points will i get
    direct debit: direct debit, standing order, autopay, automatic payment, auto pay, recurring payment, recurring bill,
      scheduled payment, regular payment, set up automatic payment, auto debit, autopay bill, automatic bill pay,
      monthly subscription payment, preauthorized payment, repeat payment, automatic billing, auto bill pay, pay automatically
    direct deposit: direct deposit, payday deposit, pay into account, set up direct deposit, deposit my paycheck, paycheck deposited,
      salary into account, deposit paycheck, paycheck into, salary paid into, direct deposit form, automatic deposit, wages paid into,
      receive salary
    payday: payday, pay day, get paid, paycheck, paycheque, next pay, pay date, paid next, next paycheck, get my paycheck, salary day,
      pay period, day i'm paid, when am i paid, when do i paid, payroll, paycheck come, salary come in, check come, when's payday,
      wages come in, next payday, pay come in, my paycheck arrive, last paycheck, my next check, pay comes, get paid again, do i get paid,
      i get paid
    pay slip: pay slip, payslip, pay stub, paystub, wage slip, salary slip, salary statement
    cheque book: cheque book, checkbook, checks, order checks, cheques, chequebook, new checks, blank checks, book of cheques,
      order more checks, get new checks, more checks, order checkbook, new checkbook, new cheque book, order new checks, personal checks,
      get checks, paper checks, get more checks, box of checks, reorder checks
    cheque: cheque, check, pay cheque, cashier's check, cash a check, cheque deposit, deposit a check, cash a cheque, deposit a cheque,
      certified check, bank draft, money order, pay by check, pay by cheque, cheque cleared, cheque bounced, deposited cheque,
      check cleared
    exchange rate: exchange rate, conversion rate, currency rate, how much in dollars, exchange, rate of exchange, currency exchange,
      in euros, rate for currency, currency conversion, foreign exchange, fx rate, convert currency, how much in euros,
      how much in pounds, in us dollars, dollar worth in, worth in dollars, conversion rate between, rate between, worth in euros,
      exchange rate for, to dollars, to euros, to pounds, pounds to dollars, dollars to euros, going rate, in yen, how many euros,
      how many dollars, how many pounds, euro to dollar, change rate, market rate, mid market rate, conversion between, rate today,
      dollars in euros, fx, what is the euro, how strong is dollar, value of the dollar, value of the euro, forex, how many pesos
    stock: stock, share, equity, securities, tesla stock, apple stock, google stock, amazon stock, microsoft stock, ticker, ticker symbol,
      shareholding, etf, index fund, blue chip
    stock price: stock price, share price, stock quote, worth of stock, stock worth, price of stock, value of stock, quote for,
      trading at, how is stock doing, stock trading at, stock value, shares worth, price per share, stock doing, stock price of,
      stock going for, share value, stock performing, cost per share, worth per share, shares doing, stock closed, stock opened,
      market cap, stock performance, stock today
    stock market: stock market, dow, nasdaq, wall street, markets, ftse, dow jones, s&p, stock exchange, nyse, nikkei, market doing,
      stock index, bull market, bear market, dax, how is market, s p 500, footsie, the dow, financial markets, sensex, market report
    crypto: crypto, cryptocurrency, bitcoin, ethereum, ether, dogecoin, digital currency, btc, eth, blockchain, litecoin, nft,
      virtual currency, digital coin, crypto currency, crypto coin
    investment: investment, portfolio, fund, mutual fund, bond, stocks and shares, broker, asset, brokerage, investor, financial advisor,
      wealth management, index funds, returns on investment, dividend
    pension: pension, retirement plan, 401k, retirement fund, retirement savings, ira, superannuation, retirement, pension plan, roth ira,
      retirement account, pension fund, 401 k, retirement money, 403b, old age pension, pension pot, 401k balance, state pension,
      social security, retirement balance, roth, superannuation fund, pension scheme, superannuation balance, nest egg for retirement,
      retirement income
    rollover: rollover, roll over, transfer retirement, roll my 401k, rollover 401k, 401k rollover, move my 401k, roll over 401k,
      transfer my 401k, transfer pension, roll over my 401k, rollover my 401k, move my pension
    tax: tax, income tax, irs, hmrc, vat, sales tax, council tax, property tax, federal tax, state tax, tax rate, capital gains,
      tax bracket, national insurance, taxation, internal revenue, tax bill, tax owed, owe in taxes, tax to pay, gst, taxable, tax year,
      tax office, inland revenue
    tax return: tax return, tax form, w2, w 2, tax document, file taxes, w 4, w4, 1099, p60, p45, tax filing, tax refund, do my taxes,
      file my taxes, income tax return, self assessment, tax papers, tax declaration, tax season, file tax return, tax rebate, get my w2,
      my w2, tax day, tax paperwork, w2 form, submit tax return, tax deadline
    insurance: insurance, coverage, policy, cover, plan, insurer, health insurance, car insurance, home insurance, life insurance,
      travel insurance, insurance policy, insurance plan, insurance company, insurance cover, insurance card, auto insurance,
      dental insurance, medical insurance, health plan, contents insurance, insurance coverage, insurance provider, am i covered,
      benefits, underwriter, medicare, medicaid, health cover, vision insurance, renters insurance, hmo, deductible, copay, co pay
    premium: premium, insurance cost, insurance price, insurance premium, monthly premium, how much is insurance, insurance rate,
      insurance payment, price of insurance, insurance quote, cost of insurance, insurance bill
    insurance claim: claim, file a claim, make a claim, insurance claims, file claim, file insurance claim, claim on insurance,
      submit a claim, put in a claim, claim form, report an accident, start a claim, make insurance claim, claim status,
      claim against insurance
    insurance change: change insurance, switch insurance, new insurance, different insurance, change my insurance, switch my insurance,
      get new insurance, switch insurance plans, change insurance plan, update insurance, update my insurance, change my policy,
      change my coverage, change health plan, another insurance, get insurance, sign up for insurance, change insurers,
      enroll in insurance, insurance enrollment, open enrollment, modify my insurance, insurance policy change,
      switch insurance companies, change insurance policy, update my policy, buy insurance, better insurance, upgrade my insurance
    budget: budget, spending plan, monthly budget, budget planner, set a budget, make a budget, spending budget, on budget, over budget,
      under budget, set aside for, within budget, household budget
    expense: expense, cost, outgoing, expenditure, overheads, cost of living, money out, outlay
    profit: profit, gain, earnings, return on investment, turnover, revenue, margin, dividends, proceeds
    debt: debt, money owed, arrears, owing, indebted, in debt, owe money, what i owe, liabilities, out of debt, pay off debt,
      pay off my debt, credit card debt, debt collector, iou, owe me, total debt
    bankrupt: bankrupt, broke, insolvent, skint, bankruptcy, no money, out of money, penniless, hard up, strapped for cash,
      in financial trouble, gone bust
    rent money: rent, monthly rent, pay rent, rent payment, rent is due, rent due
    salary: salary, pay, wage, income, earnings, how much i make, paycheck, remuneration, take home pay, annual salary, gross pay,
      net pay, pay packet, yearly income, hourly rate, hourly wage, hourly pay, what do i earn, how much i earn, monthly income,
      yearly salary, income do i make, make a year, annual income, my income, make per year, earnings per, do i get paid, my salary,
      what i make, per annum, make each year, make per hour, money i make, earn a year, earn per year, minimum wage, living wage,
      am i paid, paid a year, do i make
    raise pay: raise, pay rise, pay raise, salary increase, ask for a raise, get a raise, payrise, more pay, wage increase,
      increase in pay, higher salary, more salary, increase my pay
    bonus: bonus, extra pay, christmas bonus, year end bonus, sign on bonus, incentive
    charity: charity, good cause, nonprofit, non profit, charitable, foundation, red cross, fundraiser, fundraising, unicef, oxfam, ngo,
      relief fund, charity organization, raise money, humanitarian
    coin: coin, quarter coin, nickel, dime, loose change, small change
    banknote: banknote, bank note, dollar bill, fiver, tenner, paper money, twenty dollar bill, hundred dollar bill, ten pound note,
      notes and coins
    yen: yen, jpy, japanese currency, japanese yen
    rupee: rupee, inr, indian currency
    currency: currency, foreign currency, foreign money, local currency, legal tender, foreign cash, kind of money, what money do they
    bill amount: bill amount, how much is bill, amount of bill, my bill amount, balance on bill, how high is bill, what do i owe,
      total of bill, owe on my bill, owe for electricity, amount i owe, cost of my bill
    late payment: late payment, late fee, late charge, pay late, missed payment, overdue payment, past due, penalty fee, overdue bill,
      missed a payment, interest charge
    balance: account balance, my balance, check my balance, money in my account, bank balance, available balance, current balance,
      how much i have, balance of, remaining balance, money do i have, money in my checking, money in my savings, total in my account,
      money have i got, money in the bank, funds available, available funds, cash do i have, am i broke, funds do i have, how rich am i,
      amount in my account, how much money left, how much money, money is in my, what i have left, how much cash
    balance wrong: balance is wrong, balance not updated, wrong balance, balance hasn't changed, balance incorrect, balance not right,
      balance didn't update
    enough money: enough money, afford, can i afford, enough cash, sufficient funds, have money for, insufficient funds,
      enough in my account, enough funds, enough in the bank, enough in my checking, not enough money, within my budget,
      have enough to buy, cover the cost, can i buy
    business account: business account, company account, corporate account, small business account
    age limit: age limit, minimum age, old enough, age restriction, how old to, over 18, under 18, age requirement, kids account,
      children's account
    bank branch: bank branch, nearest bank, branch office, local branch, bank near me, closest bank, bank location, bank nearby,
      branch locations
    online banking: online banking, mobile banking, internet banking, banking app, e banking, telephone banking
    atm problem: card swallowed, atm ate my card, machine kept my card, atm kept my card, card stuck in atm, swallowed my card,
      took my card, atm took my card, card got stuck, machine took my card, atm won't return
    withdraw fee: atm fee, withdrawal fee, charged for withdrawal, cash withdrawal fee, cash withdrawal charge, charge for cash,
      fee for withdrawing, atm charge, fee for atm
    withdraw limit: withdrawal limit, atm limit, daily limit, cash limit, max withdrawal, how much can withdraw, most i can withdraw,
      limit for withdrawals
    debit card: debit card, bank debit card, check card
    card delivery: card delivery, card arrive, when will card arrive, where is my card, card hasn't arrived, track my card, card in mail,
      card not arrived, how long until card, card come, waiting for my card, get my card, waiting on card, card on its way,
      receive my card, new card arrive, card tracking, when card arrives, card in the mail, card been sent, haven't received card,
      new card come, card expected
    card expire: card expire, card expiration, card about to expire, card expiry, expiration date card, expired card,
      when does card expire, expiry date on card, card run out, card valid until, card good until, card no longer valid,
      card's expiration date
    card not working: card not working, card won't work, card isn't working, card doesn't work, card stopped working,
      problem with my card, trouble with my card, card fails
    freeze account: freeze my account, freeze account, lock my account, block my account, put hold on account, stop all transactions,
      freeze bank account, lock my card, block my card, freeze my card, freeze card, stop my card, freeze my bank account,
      deactivate my card, disable my card, freeze my credit card, temporarily block, put a hold on, place a hold, put a stop on,
      cancel my card, block payments, suspend my account, place a freeze, freeze my debit card, put a freeze on, lock my credit card
    unfreeze account: unfreeze my account, unblock my card, unlock my card, unfreeze my card, unlock my account, unblock my account,
      reactivate card, reactivate my account, unlock card, unblock account, remove hold from account, unfreeze account
    cancel card: cancel card, cancel my card, cancel my credit card, close my credit card, get rid of card, cancel credit card,
      terminate my card, close card, cancel debit card
    link card: link card, link my card, add my card, add card, register card, connect my card, put card in app, add credit card,
      add a card, link new card, save my card, link a card, link bank account, connect bank account, card to account, add payment card,
      put my card into, link to my account
    virtual card: virtual card, disposable card, digital card, one time card, temporary card number, virtual credit card, single use card,
      temporary card
    card limit: card limit, spending limit on card, maximum on card, limits on card
    cvv: cvv, security number, cvc, three digit code, card number, code on back, back of card, sixteen digits, long number, digits on card
    spare card for others: authorized user, card for my wife, card for my daughter, card for family, card for my husband,
      second cardholder, cardholder, add authorised user, additional user, supplementary card
    pending transaction: pending, pending payment, payment pending, still pending, pending charge, processing payment, not gone through,
      not cleared, awaiting, pending transaction, hasn't cleared, payment is pending, being processed, waiting to clear, still processing,
      uncleared, how long pending, in progress, payment processing
    cancel payment: cancel payment, stop payment, reverse payment, cancel a payment, cancel my payment, reverse a charge,
      reverse transaction, cancel transaction, cancel a transfer, cancel transfer, stop a payment, stop transfer, cancel my transfer,
      payment reversed, undo payment, pull back payment, revoke payment, reversed, stop a check
    dispute charge: dispute, dispute a charge, dispute charge, contest a charge, wrong charge, charged twice, double charged, overcharged,
      incorrect charge, duplicate charge, chargeback, billing error, wrong amount, charged too much, billed twice, charged wrong amount,
      charge is wrong, challenge a charge, mistaken charge, erroneous charge, extra charge, unexpected charge, charged me twice,
      dispute transaction, charged incorrectly, same charge twice, dispute a transaction, question a charge, billed incorrectly,
      charged me wrong, unexplained charge, hidden charge
    improve credit: improve my credit, raise my credit, fix my credit, better credit, boost my credit, build credit, build my credit,
      improve credit, raise credit score, repair credit, increase credit score, improve my score, higher credit score, rebuild credit,
      repair my credit, boost credit, better credit score, make my credit better, help my credit, increase my credit score, credit go up,
      get credit up, establish credit
    apply loan: apply for a loan, apply for loan, get a loan, loan application, want a loan, take out a loan, need a loan, request a loan,
      qualify for loan, loan approval, apply for mortgage, get a mortgage, loan approved, qualify for a loan, approved for loan
    loan balance: loan balance, left on my loan, left on my mortgage, pay off loan, outstanding loan, loan payment, mortgage payment,
      owe on my loan, owe on my mortgage, pay off my loan, monthly payment, loan repayment, repay loan, car payment, pay off mortgage,
      pay back the loan, installment, instalment, pay in instalments, payment plan, amortization, installment plan, pay monthly,
      owe on my car, pay over time, monthly instalment
    fee reason: why was i charged, why a fee, what is this charge, why charged, what is fee for, charge on my account, fee on my account,
      why did you charge, why charge me, why the fee, fee on statement, what is this fee
    transfer fee: transfer fee, fee for transfer, transfer charge, charge for transfers, transfer cost, cost of transfer, fee for sending
    schedule payment: schedule payment, schedule a payment, set up payment, set up a payment, future payment, pay later, pay next week,
      pay on date, pay in advance, arrange payment, schedule bill payment, plan a payment
    exchange money: exchange money, change money, exchange currency, bureau de change, swap currencies, change currency, exchange dollars,
      exchange my money, buy foreign currency, change my dollars, change pounds into, convert my money, get foreign currency,
      convert money, exchange cash, holiday money, travel money, money changer, buy euros
    beneficiary: beneficiary, payee, recipient of payment, person i pay, receiver, new payee, new beneficiary, add payee, pay to,
      recipient account, account holder name
    buy stock: buy stock, buy shares, invest in stocks, purchase stock, purchase shares, invest in shares, buy some shares
    sell stock: sell stock, sell shares, sell my shares, sell my stock, offload shares
    sales tax: sales tax rate, how much tax on, tax included, with tax, plus tax, before tax, after tax, tax rate in, vat on, tax added,
      taxes on
    insurance details: insurance benefits, what does insurance cover, covered by insurance, insurance cover this, insurance pay for,
      does my policy cover, what is covered, policy cover, is covered, insurance cover for, details of my insurance, my insurance policy,
      policy details, insurance information, insurance details, my coverage, kind of insurance, type of insurance, my health plan,
      what insurance do i, insurance include, covered under insurance
    insurance phone: insurance phone number, insurance contact, insurance number, policy number, insurance id
    spending history: spending history, spending, my spending, how much spent on, money spent, spent on food, spending habits,
      where does money go, spend this month, spend on groceries, spend last month, total spent, spent last week, spent so far,
      spending report, what have i spent, how much i spent, spend per month, spend each month, amount spent, spending summary,
      spend on average, been spending, expenditures, spent at, my expenses, where i spend money, am i spending, spend a month,
      spent money on
    commission: commission pay, sales commission, cut of sales, kickback
    send money: send money, send cash, venmo, zelle, cash app, western union, remit, remittance, money transfer, pay a friend,
      send someone money, pay someone, transfer to friend, pay back, send funds, give money to, pay my friend, transfer some money,
      send dollars, pay my roommate, transfer dollars, send pounds, wire some money, transfer cash, money to mom, moneygram,
      money to my friend, pay my share, transfer pounds, shift money, transfer from checking, transfer from savings, move cash,
      transfer between accounts, move dollars, transfer some funds, between my accounts, from savings to checking,
      from checking to savings, wire money, wire funds, move money between, send payment, send some money, put money into, move money from
    receive money: receive money, money arrived, got money, money coming in, incoming payment, incoming transfer, deposit arrive,
      payment received, incoming money
    transfer failed: transfer failed, failed transfer, transfer declined, transfer not received, transfer didn't arrive,
      transfer not arrived, transfer rejected, money not arrived, not received money, can't transfer, transfer not working,
      transfer not going through, money hasn't arrived, didn't receive money, transfer won't go, transfer not allowed,
      money never arrived, recipient not received, transfer hasn't arrived, not received the transfer, unable to transfer,
      transfer missing, did not receive transfer, transfer is missing, not showing up, doesn't show, not showing, hasn't shown up,
      transfer unsuccessful, transfer was declined, hasn't gone through, transfer still pending, pending transfer
    transfer time: transfer time, how long transfer takes, when will money arrive, how long does transfer, how long transfer,
      money arrive, how long until money, when will transfer, transfer take, transfer take to arrive, when will it arrive,
      when will funds arrive, transfer arrive, how fast transfer, money get there, transfer be completed, long do transfers take,
      funds take to arrive
    transfer limit: transfer limit, limit on transfers, maximum transfer, max transfer, how much can transfer
    wrong transfer: wrong account, wrong person, sent to wrong account, transferred to wrong, sent to wrong person, wrong recipient,
      mistake in transfer, wrong transfer, wrong account number, incorrect account
    expense split: split expenses, share of bill, my share, who owes what, per person, each owe, divided between, split evenly, splitwise
    financial goal: savings goal, financial goal, save up for, saving up, save for, goal amount, put aside money, money goal,
      money set aside
    stop paying: payment holiday, defer payment, skip payment, pay later date, payment extension, extension on payment, extra time to pay,
      postpone payment
    allowance: allowance, pocket money, weekly allowance
    lottery: lottery, lotto, winning numbers, powerball, jackpot, scratch card, lottery results, lottery numbers, mega millions,
      lottery ticket, euromillions, raffle, scratchcard, prize draw
    grant: grant, scholarship, subsidy, financial aid, bursary, student finance, stimulus check
    benefits state: unemployment benefit, welfare, food stamps, universal credit, child benefit, dole, jobseekers, disability benefit,
      on the dole, child support, unemployment check, state benefits
    inflation: inflation, price increase, rising prices, cost increase, economy, recession, gdp, economic
    rich: rich, wealthy, millionaire, billionaire, well off, richest person, multimillionaire
    poor: poor, needy, homeless, in need, underprivileged, poverty
    wallet: wallet, purse, billfold, handbag, pocketbook, money clip
    safe deposit: safe deposit box, vault, lockbox, strongbox, cash box, bank vault
    accountant: accountant, bookkeeper, bookkeeping, tax advisor, auditor, accounts department
    identity documents: proof of address, proof of income, bank reference, supporting documents
    write cheque: write a check, write a cheque, make out a check, make out a cheque, check payable to, fill out a check
    low balance alert: low balance alert, alert when balance, balance alert, notify low balance, spending alert,
      notify when balance below, transaction alert, account alerts, alert me when money, notify of transactions, spend notification
    deposit cash: deposit cash, pay in cash, cash deposit, put cash in, cash in my account, deposit money, pay cash in, add cash
    mobile deposit: mobile deposit, deposit check online, scan a check, deposit with phone, photo of check, deposit a check,
      check deposit, deposit my check
    bank appointment: bank appointment, meet with banker, speak to bank, bank advisor, talk to banker, bank manager, appointment at bank,
      see financial advisor
    bank statement download: download statement, get my statement, bank statements, email my statement, need a statement,
      send me statement, print statement, view my statement, last statement, export transactions, pdf statement, show my statement,
      request statement
    go paperless: paperless, paperless billing, paperless statements, online statements, e bill, ebill, stop paper statements
    pay extra: pay extra, overpay, pay off early, early repayment, pay more than minimum, overpayment, extra payment, pay it all off,
      pay in full, full payment, pay full balance, pay the full amount, pay whole amount, pay the total
    payment confirm: payment received confirmation, did payment post, has payment cleared, payment posted, is my bill paid, did i pay,
      have i paid, payment gone through, check payment status, payment status, has been paid, already paid, did my payment
    round up: round up, spare change savings, round up savings
    save percentage: emergency fund, retirement saving, put money away, put away money, put into savings, save more money, stash away,
      save some money, put in savings, add to savings, move to savings, add to my savings, deposit into savings
    money tips: how to save money, ways to save money, saving tips, save money on, cut costs, spend less, money saving tips,
      reduce spending, cut spending, frugal, tighten my belt, cut expenses, economise, make ends meet
    make money: make money, earn money, extra income, side job, earn extra, make extra money, get rich, passive income, ways to earn
    invest start: start investing, how to invest, begin investing, where to invest, invest my money, what should i invest,
      good investment, put money into shares, invest in
    compound interest: compound interest, simple interest, interest earned on savings, interest calculator, loan calculator,
      mortgage calculator, calculate interest, apr calculator
    credit card offer: credit card offers, which credit card, best credit card, card benefits, card perks, compare credit cards,
      card features, balance transfer, transfer my balance, zero interest, transfer balance to, lower apr, reduce my apr,
      get a lower rate, lower interest rate, better rate, lower my interest
    money abroad: use my card abroad, pay abroad, spending abroad, card overseas, card in europe, use card overseas, withdraw abroad,
      does my card work
    # on the road
    car: car, vehicle, automobile, auto, motor, motorcar, wheels, sedan, hatchback, suv, jeep, estate car, station wagon, saloon car,
      coupe, convertible, my ride, four by four, honda, toyota, ford, 4x4, automotive, motor vehicle, set of wheels
    truck: truck, lorry, pickup, pickup truck, semi, hgv, eighteen wheeler, articulated lorry, ute, juggernaut, tractor trailer,
      dump truck
    van: van, minivan, people carrier, mini van, delivery van, camper van, camper, rv, motorhome, caravan, campervan
    motorbike: motorbike, motorcycle, moped, scooter, motor bike, vespa, harley, motor scooter, dirt bike, motorcyclist
    bicycle: bicycle, bike, cycle, pushbike, push bike, ebike, e bike, mountain bike, road bike, two wheeler, electric bike, cyclist
    car part boot: boot, trunk, luggage compartment, car boot, open the boot, pop the trunk, open the trunk, tailgate
    bonnet: bonnet, hood, car bonnet, pop the hood, under the hood
    windscreen: windscreen, windshield, windscreen wiper, windshield wiper, wiper, cracked windscreen, chipped windscreen, washer fluid,
      windscreen wash, wiper blade
    number plate: number plate, license plate, registration plate, plates, vehicle registration, tag number, reg number, plate number,
      car tags, license tag
    driving licence: driving licence, driver's license, driver license, learner permit, provisional licence, renew my license,
      license renewal, dmv, dvla, learner's permit, renew licence, permit to drive
    registration: registration, rego, register vehicle, car registration, vehicle tax, road tax, register my car, renew registration,
      tag renewal, car tax, title transfer, logbook, vehicle title, car papers
    mot: mot, vehicle inspection, roadworthiness test, smog check, emissions test, car inspection, state inspection, safety inspection,
      mot test, warrant of fitness, tuv
    fuel level: fuel level, how much gas, how much petrol, gas left, petrol left, fuel gauge, tank, fuel left, gas in the tank,
      how much fuel, gas level, full tank, how much gas left, amount of gas, low on gas, need to refuel, gas gauge, how full is tank,
      have enough gas, petrol level, running low on fuel, amount of fuel, gas do i have, enough fuel, fuel remaining, low on fuel,
      gas remaining, gas in my tank, gas in car, fuel do i have, enough petrol, fuel in the tank, running on empty, how empty is tank,
      low fuel, out of gas, out of petrol, petrol in the tank, fuel status, have enough petrol, petrol do i have
    fuel economy: mpg, fuel economy, gas mileage, miles per gallon, fuel consumption, fuel efficiency, miles to the gallon,
      gas consumption, petrol consumption, gas usage, how many mpg, consume fuel, litres per kilometre, average mpg, kilometers per liter,
      economical car, fuel usage, miles to gallon, car's mpg, miles per litre, fuel efficient, fuel use
    fuel type: type of gas, type of fuel, kind of gas, kind of fuel, octane, premium or regular, unleaded, kind of petrol,
      diesel or petrol, grade of gas, which fuel, unleaded or diesel, which gas, octane rating, take diesel, what gas, what fuel,
      what petrol, sort of fuel, type of petrol, use diesel, gas type, fuel grade, e10, regular unleaded, premium unleaded,
      gas does my car, premium gas, regular gas, wrong fuel
    mileage: mileage, odometer, miles driven, miles on the clock, miles on car, kilometres on clock, how many miles on, odometer reading,
      miles on my car, distance driven, kms, mileage on car, miles on vehicle, car's mileage, miles driven this
    tyre pressure: tyre pressure, air pressure, psi, air in tyres, pressure in tyres, check tyres, pressure of tires, inflate tyres,
      pump up tyres, tires low, air in my tires, psi in tires, inflate, tire air, put air in, tires inflated, low tire, air do tires need,
      check my tires, enough air, tires need air, under inflated, pressure in my tires, underinflated, pressure of my tyres
    flat tyre: flat tyre, puncture, punctured tyre, blown tyre, slashed tyre, blowout, flat, tyre is flat, got a flat, tyre went flat,
      have a flat, burst tyre, popped a tyre, hole in tyre, nail in tire, tyre burst, my tire blew, have a puncture, slow puncture,
      tire blew out, tire popped
    change tyre: change tyre, swap tyre, replace tyre, rotate tyre, new tyre, change a tyre, swap out tire, put on spare, change my tire,
      fit new tyre, fix a flat, tire change, swap a tire, how to change tire, get tires changed, tire swap, change flat tire,
      replace a tyre, fix flat tire, tire rotation, need new tires, spare tire on, wheel change, change the tires, change out tire,
      new set of tires, tires replaced
    oil change: oil change, change the oil, replace oil, new oil, motor oil, change my oil, engine oil, change car oil, oil replaced,
      oil level, check the oil, oil needs changing, oil top up, replace the oil, swap the oil, changing oil, car needs oil, oil filter,
      need an oil change, change of oil, get my oil changed, fresh oil, next oil change, last oil change, oil be changed,
      how often change oil
    car service: service, maintenance, tune up, scheduled maintenance, checkup, car maintenance, service my car, car serviced,
      service the car, routine maintenance, next service, service due, car check up, book a service, car mot and service,
      vehicle maintenance, tune my car, due for a service, car tune up, maintenance on car, maintenance schedule, vehicle service,
      have car serviced, get my car serviced, maintenance due, car checked, get car looked at, inspect my car, tuneup, car looked at,
      car checkup, service appointment, car inspected, maintenance appointment, last service, maintain, upkeep, full service
    jump start: jump start, dead battery, flat battery, boost battery, jump the car, jumper cables, jump leads, jump my car,
      car battery dead, jump start a car, jumpstart, car battery, jump car battery, dead car battery, jump a car, give a jump, boost car,
      battery jump, hook up jumper cables, jump the battery, need a jump, jump start car, jump my battery, battery is dead,
      start dead car, charge car battery, jump off car, battery died, revive battery
    engine: engine, motor, car engine, horsepower, hp, cylinder, turbo, v8
    warning light: warning light, check engine light, engine light, dashboard light, indicator light, light on dashboard, warning lamp,
      dash light, orange light, light came on, oil light, check engine, engine light is on, dashboard warning, red light on dash,
      warning symbol, indicator on dashboard, light on dash, light on my dash, why is light on, symbol on dashboard, dashboard symbol,
      tire light, warning signal, light is flashing, malfunction indicator, service light, light in car
    mechanic: mechanic, garage, repair shop, body shop, auto shop, car mechanic, auto repair, car repair, garage repair, car shop,
      fix my car, repair my car, auto mechanic, car garage, repair garage, car dealer, dealership, auto repair shop, car fixed,
      car dealership, get my car fixed, car in the shop
    tow: tow, breakdown, recovery, tow truck, roadside assistance, breakdown cover, broken down, towing service, car broke down, aa, aaa,
      stranded, my car died, car has broken down, roadside help, roadside service, tow my car, need a tow, wrecker, breakdown service,
      roadside recovery, emergency roadside, stuck on road
    car wash: car wash, wash my car, clean my car, wash the car, valet car, carwash, car cleaned, hand car wash, wax car, car valeting,
      wash my vehicle, get car washed
    accident: accident, crash, collision, wreck, fender bender, smash, car accident, car crash, pile up, rear ended, traffic accident,
      had an accident, road accident, car got hit, hit my car, in an accident, bumped my car, crashed my car, wrecked my car, hit and run,
      fatal crash
    parking: parking, car park, parking lot, parking space, parking garage, parking spot, place to park, somewhere to park, carpark,
      parking bay, parking meter, multi storey, park my car, find parking, parking area, park the car, where to park, where can i park,
      park and ride, park here, leave my car, parking nearby, parking near me, free parking, parking place, space to park, valet parking,
      street parking, parking structure, parking available, parkade, garage parking, is there parking, parking fee, pay for parking
    parking ticket: parking ticket, parking fine, speeding ticket, fine, got a ticket, clamped, traffic fine, wheel clamp, traffic ticket,
      caught speeding, traffic violation, pay my fine, penalty notice, parking violation, speed camera, speeding fine, penalty charge,
      boot on car, penalty points, points on licence
    speed limit: speed limit, maximum speed, allowed speed, top speed allowed, how fast may drive, how fast can i, limit on this road,
      max speed, speed restriction, limit here, speed am i allowed, how fast am i
    motorway: motorway, highway, freeway, expressway, interstate, turnpike, autobahn, m25, dual carriageway, freeway exit, off ramp,
      on ramp, slip road, high way, thruway, parkway
    road: road, street, avenue, lane, boulevard, roadway, byroad, alley, cul de sac, thoroughfare
    toll: toll, toll road, toll booth, congestion charge, road charge, toll fee, e zpass, toll bridge, road toll
    roundabout: roundabout, traffic circle, rotary, mini roundabout, traffic island
    junction: junction, intersection, crossroads, exit ramp, fork in road, t junction, interchange, road crossing
    traffic light: traffic light, stop light, traffic signal, stoplight, red light, green light, stop sign
    detour: detour, diversion, alternate route, another way, alternative route, other route, different route, change route, divert,
      reroute, re route, go round, quicker route, avoid this road, faster route, another route, route change, other way to get, new route,
      better route, shorter route, alternate way, recalculate, scenic route
    road works: road works, construction, roadworks, road closed, road closure, road construction, lane closed, street closed,
      resurfacing, road blocked, construction on route, closed road, street closures, bridge closed, is road open
    pavement: pavement, sidewalk, footpath, path, walkway, foot path, footway, trail, kerb, curb, pedestrian crossing, crosswalk,
      zebra crossing, side walk
    map: map, chart, show on the map, google maps, show map, street map, atlas, street view, satellite view, apple maps, map of, waze,
      road map, on the map, on a map, pull up a map, bring up map
    gps: gps, sat nav, satnav, navigation system, navi, gps navigation, turn by turn, sat nav system, nav, navigation app, gps unit
    destination: destination, where i'm going, place to go, end point, place i'm going, drop off, drop off point, dropoff,
      final destination, end of trip, where we're going
    eta: eta, arrival time, when will i arrive, when we get there, time of arrival, estimated time of arrival, when do i arrive,
      when do we arrive, what time arrive, when are we there, are we there yet, nearly there, when we'll arrive, when will we arrive,
      get there, how much longer till, what time get there, almost there, time to destination, will i arrive, time will i get,
      when will i be, will i make it, when should i arrive, how long till arrival
    charging station: charging station, charging point, ev charger, charger, charge my car, ev charging, tesla supercharger, car charging,
      electric charger, supercharger, ev charging station, electric car charger, charge the car, charge my ev, car charger,
      plug in my car, charge my tesla, charging for car
    electric car: electric car, ev, electric vehicle, tesla, hybrid, hybrid car, plug in hybrid, evs, nissan leaf
    car hire: car hire, car rental, rental car, rent a car, hire a car, hire car, rental vehicle, hertz, avis, book a car, van hire,
      rent a vehicle, rent a van, enterprise rental, car for hire, hire van, car hire company, reserve a car, truck rental, need a rental,
      get a rental, book a rental, vehicle rental, car to rent, u haul, rent a truck, rental agency
    learn to drive: driving lessons, learn to drive, driving school, driving instructor, learner driver, driver's ed, driving test,
      theory test, pass my test, driving exam, road test, driving theory, learn driving, driver's test, drivers ed
    scooter hire: e scooter, electric scooter, bike share, bike hire, rent a bike, hire a bike, bike rental, city bike
    fuel range: range left, how many miles left, miles till empty, miles to empty, range remaining, before i run out, before refuelling,
      driving range, how far will tank, before running out
    tyre: tyre, wheel, spare tyre, winter tyres, snow tires, rim, hubcap, tread, all season tires, snow chains, wheels of car
    car won't start: car won't start, won't start, engine won't start, car not starting, car doesn't start, starter motor, car is dead,
      car trouble, problem with my car, something wrong with car, car making noise, weird noise from car, car problem, car is shaking,
      strange car noise
    start car: start the car, start my car, start engine, remote start, turn on car, warm up the car, start the engine,
      switch on ignition, ignition, defrost car, defrost windscreen, precondition car
    lock car: lock my car, lock the car, lock vehicle, lock up the car, lock the car doors
    find my car: where is my car, find my car, where did i park, where i parked, locate my car, parked my car, remember where i parked,
      parking spot saved, locate my vehicle, left my car, find my vehicle, save parking location, car located
    horn: horn, honk, beep horn, flash headlights
    brakes: brake, brake pad, handbrake, abs, parking brake, squeaky brakes, brake fluid, brakes squeaking, emergency brake, brake disc
    gearbox: gearbox, transmission, clutch, gear, stick shift, gearstick, gear box, change gear
    headlights: headlight, headlamp, tail light, brake light, fog light, full beam, high beams, taillight, indicator bulb, blinker,
      turn signal, turn indicator
    exhaust: exhaust, muffler, tailpipe, catalytic converter, silencer
    coolant: coolant, antifreeze, radiator fluid, car fluids, fluid level, transmission fluid, anti freeze, engine coolant
    dent: dent, scratch on car, bodywork, paintwork, scrape, car scratch, bumper, ding
    current speed: current speed, my speed, going too fast, going over limit, am i speeding, driving speed, speedometer
    sign road: road sign, signpost, street sign, traffic sign, give way, yield sign
    add stop: add a stop, stop on the way, stop along route, along the way, stop off at, on my way, stop en route, on the route,
      along my route, waypoint, add stop, make a stop
    traffic: traffic, congested, rush hour, gridlock, bumper to bumper, stop and go, heavy traffic, backed up traffic, busy road,
      slow traffic, traffic bad, traffic update, traffic on way, traffic on the way, traffic like, traffic report, traffic info,
      traffic jams, traffic conditions on, delays on road, bottleneck, any traffic, road busy, traffic flow, holdups, hold up, any delays,
      traffic on highway, roads clear, how busy is road, travel conditions, traffic to work, morning traffic, traffic congestion,
      accidents on the road
    commute: commute, way to work, drive to work, drive into work, get to work, journey to work, trip to work, go to work, commute time,
      to the office, home from work, to get to work
    how long drive: how long drive, drive time, travel time, how long to get, how long to drive, time to get there, journey time,
      how long get to, time to drive, minutes to get, time to reach, how long is drive, take to get to, hours to drive, take to drive,
      take me to get, long to get to, how many hours drive, time to travel, it take to reach, time it takes to, hours away, minutes away
    bike lane: bike lane, cycle path, cycle lane, bike path, cycle route, bicycle lane, cycle track, bike route, cycleway
    bridge: bridge, tunnel, overpass, flyover, underpass, viaduct
    directions: directions to, route to, navigate to, take me to, how to get to, directions for, directions from, drive me to,
      guide me to, find way to, best route to, get me to, quickest way to, best way to get, navigate me to, show route, route from,
      map to, route home, plot a course, lead me to, quickest route to, bring me to, how do i reach, show me way, fastest route to,
      map out route, how to reach, show directions, plan route, plan my route, map directions, get directions, give directions,
      best route, which way, what way, route planner, shortest route to, fastest way to, plot route, driving directions,
      walking directions, take me there, point me to, map me to, where do i turn, set course for
    start navigation: start navigation, begin navigation, start route, start guidance, begin guidance, start the gps, navigate now,
      start directions
    stop navigation: stop navigation, end navigation, cancel route, stop route, end route, stop guidance, exit navigation,
      cancel navigation, stop directions, cancel directions, end directions, finish navigation
    next turn: next turn, which exit, next exit, which lane, when do i turn, next direction, left or right, u turn, turn around
    lost way: i'm lost, get lost, wrong way, missed my turn, missed the exit, lost my way, going the wrong way, wrong turn, we're lost
    when to leave: when to leave, when should i leave, what time to leave, need to leave, time to go, have to leave, when do i leave,
      leave for work, leave the house by, leave by, leave in time, when i should leave, when to set off, what time leave, set off by,
      must i leave
    distance: distance, how far, miles to, how far away is, how many miles to, kilometres to, distance to, distance between, miles from,
      how far from, distance from, mileage to, far is it to, close is, how near, how close, far away from, how many miles from,
      miles between, how far apart, walking distance, far to
    ev battery: charge of my car, car charge level, range of battery, car battery level, is car charged, how charged is car, car range,
      is my car charged, car charging status, car's battery level
    buy car: buy a car, new car, used car, second hand car, car lease, lease a car, car price, sell my car, test drive, trade in my car,
      cars for sale, car finance
    drink drive: drink driving, dui, designated driver, breathalyser, dwi, breathalyzer
    driver: driver, motorist, chauffeur, cabbie, taxi driver, cab driver, uber driver, who is driving
    passenger: passenger, rider, co driver, backseat
    carpool: carpool, car pool, lift share, share a ride, ride sharing, car share, give a lift, hitchhike, hitch, give me a lift,
      need a lift
    unlock car: unlock my car, unlock the car, open my car, unlock vehicle, unlock car doors, open car doors
    car lock status: is my car locked, is the car locked, did i lock car, car locked, car doors locked, is car unlocked
    car climate: demist, defog, defrost windshield, windscreen heater, car heating, car ac, seat heater, heat the seat,
      steering wheel heating, rear defroster
    drive mode: sport mode, eco drive, drive mode, comfort mode, off road mode, four wheel drive, autopilot, self driving,
      self driving car, autonomous, lane assist
    car status: car status, vehicle status, car health, how is my car, vehicle health, check my car, car info, car condition,
      status of car
    car key: lost car key, key fob, car keys locked in, locked keys in car, car key battery, lost my car keys, locked out of car,
      locked out of my, locked out
    car insurance info: insured to drive, proof of insurance, roadside cover, fully comp, third party insurance, no claims bonus
    park duration: parking time, extend parking, parking expires, parking session, start parking, pay parking, parking time left,
      feed the meter
    child seat: child seat, booster seat, baby seat, isofix, infant seat
    traffic camera: speed trap, speed cameras, police ahead, radar trap, police on road
    open car window: roll down window, wind down window, roll down the windows, open car window, open sunroof, window down
    close car window: roll up the window, roll up windows, wind up the window, close car window, close sunroof, window up
    start ev charge: start charging, charge car tonight, begin charging, start charging car, start charging my car
    stop ev charge: stop charging, unplug car, stop charging car, end charging
    # travel
    travel: travel, trip, journey, voyage, go to, touring, backpack, take a trip, go abroad, go away, excursion, day trip
    taxi: taxi, cab, minicab, uber, lyft, car service, ride, rideshare, ride share, taxicab, black cab, call a cab, call a taxi, taxi cab,
      limo, book a taxi, get a taxi, order a taxi, hail a cab, order a cab, get me a cab, get an uber, call an uber, book a cab,
      order an uber, get me a ride, need a ride, book a ride, order me a taxi, get me an uber, get a cab, request a ride, request an uber,
      book an uber, uber ride, get a lyft, grab a cab, car to pick up, ride to, need a cab, lyft ride, need a taxi, pick me up, uber to,
      cab to, taxi to, call me a cab, taxi ride, get a ride, summon a ride, limousine, pick me up at
    bus: bus, coach, double decker, minibus, greyhound, bus ride, shuttle bus, shuttle, night bus, bus service, trolleybus, school bus,
      city bus, airport bus, airport shuttle
    train: train, railway, rail, railroad, amtrak, rail travel, by train, intercity, express train, bullet train, by rail, eurostar,
      high speed train, rail service, rail journey, train ride, train journey, locomotive
    underground: underground, subway, metro, tube, tube line, mrt, subway train, metro line, underground train, the tube, u bahn,
      subway line, rapid transit, tube map, bart, subway map
    tram: tram, streetcar, trolley, light rail, tram line, cable car, trolley car, light rail train, monorail, funicular, street car,
      tramway
    public transport: public transport, public transportation, transit, mass transit, bus or train, commuter rail,
      public transportation to, by public transport, mass transport, transport, transportation, public transit, take the bus,
      take the train, catch the bus, catch a train, take a bus, take a train, ride the bus, by bus, take the subway, take the metro,
      transport links, mode of transport, catch a bus, get a train, get the bus, get the train
    timetable: timetable, schedule, departure times, train times, bus times, when does leave, bus schedules, next departure,
      departures board, train schedules, times of trains, times of buses, departure schedule, arrivals board
    train ticket: train ticket, rail ticket, ticket, railway ticket, book train, buy train ticket, bus ticket, book a train,
      book train ticket, coach ticket, reserve train, subway ticket, train booking, ticket to, get a train ticket, ticket for train,
      reserve a train, ticket office
    single ticket: one way, one way ticket, single fare, one way flight, one way trip, one way fare
    return ticket: return ticket, round trip, return trip, roundtrip, there and back, round trip ticket, both ways, return flight,
      round trip flight, return fare
    ferry: ferry, boat, ship, ferryboat, sail, yacht, cruise ship, ferry crossing, vessel, by boat, boat trip, motorboat, boat ride,
      canoe, kayak, catamaran, sailboat
    flight: flight, plane ticket, fly, plane, airfare, air travel, airline ticket, airplane ticket, air ticket, air fare, flight ticket,
      fly out, fly to, fly from, flights to, flights from, plane to, by air, plane trip, flight out
    flight status: flight status, is flight on time, is flight delayed, has flight landed, when does flight land, flight delayed,
      status of flight, is plane on time, flight on time, flight late, flight cancelled, my flight, delayed flight, flight arrival,
      when does plane land, when does flight arrive, is flight late, flight landed, plane landed, plane late, track flight,
      flight tracker, flight info, plane on time, check flight, flight tracking, plane arrive, flight departing, has plane landed,
      plane delayed, flight still on time, flight number, is flight cancelled, flight running late, flight due, flight update,
      status on flight, is my flight, track a flight, flight going to land, flight scheduled to land, flight status for,
      status of my flight, flight expected, flight get in, flight supposed to land, plane touch down
    book flight: book a flight, reserve a flight, find flights, buy plane ticket, plane tickets, book flight, book plane ticket,
      get flight to, flight booking, book me a flight, reserve flight, buy flight, get a flight, find a flight, find me a flight,
      book a plane, book airline ticket, search flights, buy a plane ticket, purchase flight, flight reservation, buy airline tickets,
      need a flight, look for flights, cheap flight, flight deals, get plane tickets, find flights to, look up flights,
      purchase plane tickets, show flights, get airline tickets, book air travel, book a ticket, flight options, buy a flight,
      round trip to, flights available, available flights, best flight, schedule a flight, flights leaving, search for flights,
      reserve a plane ticket, plane ticket to, need flights
    plane: plane, aeroplane, aircraft, jet, airliner, boeing, airbus, helicopter, jumbo jet, private jet, boeing 737, jet plane,
      kind of plane, chopper, type of plane, aviation
    airport: airport, terminal, airfield, nearest airport, heathrow, jfk, aerodrome, closest airport, airport code, airport terminal,
      which airport, which terminal, gatwick, airport near, terminal number, airport transfer, get to airport
    airline: airline, air carrier, carrier, united airlines, delta airlines, american airlines, british airways, ryanair, easyjet,
      lufthansa, jetblue, emirates, which airline, southwest airlines, best airline, fly with, airline company, budget airline
    gate: gate, boarding gate, departure gate, gate number, what gate, which gate, boarding at
    boarding pass: boarding pass, boarding card, check in for flight, online check in, mobile boarding pass, flight check in,
      check in online, airport check in, check me in, checkin
    layover: layover, stopover, connecting flight, connection, stop over, transit time, transfer flight, change planes, in transit,
      time between flights, time between planes
    take off: take off, departure, leave, takeoff, lift off, airborne
    land: land, touch down, arrive, touchdown, touch down at
    luggage: luggage, baggage, suitcase, bag, holdall, rucksack, backpack, travel bag, duffel bag
    lost luggage: lost luggage, lost bag, lost baggage, luggage missing, bag didn't arrive, missing luggage, lost suitcase,
      lost my luggage, lost my suitcase, luggage lost, luggage didn't arrive, baggage is missing, bag is missing, lost my bag,
      where is my luggage, airline lost my luggage, find my luggage, my bag is lost, track my luggage, bag lost, find my lost luggage,
      lost baggage claim, luggage is missing, locate my luggage, my luggage is lost, luggage was lost, lost my baggage, find lost luggage,
      missing bag, missing baggage, missing suitcase, track down my luggage, luggage never arrived, luggage not arrived,
      report lost luggage, trace my luggage, airline lost my bag, left luggage, luggage got lost, locate lost luggage
    hand luggage: hand luggage, carry on, cabin bag, cabin baggage, carryon, hand baggage, cabin luggage, carry on bag, carry on luggage,
      carry on size, carry ons, personal item, carry on items, carry on baggage, hand baggage size, carry on rules, carry on restrictions,
      bring on the plane, take on the plane, carry on policy, carry on limit, allowed on plane, bring on plane, carry onto plane,
      take on a plane, size of carry on, bring on board, in cabin, overhead bin, overhead locker, bring on airplane, take on board,
      overhead compartment, carry on weight
    checked luggage: checked luggage, checked bag, hold luggage, hold baggage, check in bag, check in luggage, check in baggage,
      check a bag, checked baggage, extra bag, bag fee, baggage fee, excess baggage, luggage allowance, baggage allowance, baggage limit,
      luggage weight limit, bag allowance, weight limit for luggage, luggage fee, how many bags, overweight luggage, baggage weight,
      luggage limit
    packing list: packing list, what to pack, what should i pack, things to pack, what to bring, what do i pack, packing checklist,
      pack for trip, what should i bring, list for packing, what to take with, should i pack, items to pack, list for trip,
      what clothes to pack, need to bring, what should i take, what do i bring, do i pack, need to pack, what i should bring, packing tips
    hotel: hotel, accommodation, place to stay, lodging, inn, motel, bed and breakfast, hostel, somewhere to stay, guesthouse,
      room for the night, airbnb, b&b, place to sleep, guest house, hilton, marriott, holiday inn, hotel room, lodge, overnight stay,
      chalet, holiday home, where to stay, room in hotel, stay overnight, holiday rental, hotels near, bed for the night, stay the night,
      holiday cottage, vacation rental, suite, hotel in, bnb, youth hostel, self catering, timeshare, villa rental, cabin rental,
      where can i stay, best western, stay in
    passport: passport, travel document, renew my passport, passport expires, apply for passport, new passport, passport photo,
      passport renewal, need a passport, get a passport, passport application, passport number, passport office, lost my passport,
      passport valid
    visa: visa, entry permit, travel visa, visa requirement, entry requirements, visa for, need a visa, tourist visa, visa required,
      work visa, visa application, apply for visa, work permit, get a visa, require a visa, international visa, visa to travel,
      visa needed, visa necessary, travel permit, entry visa, do i need visa, residence permit, green card, student visa, visa to visit,
      immigration papers, esta, visa free, visa waiver
    vaccination: vaccination, vaccine, shot, jab, immunization, immunisation, inoculation, booster, flu shot, flu jab, covid vaccine,
      booster shot, tetanus shot, need shots, get vaccinated, what shots, which vaccines, covid test, vaccine for travel, shots needed,
      immunised, malaria tablets, shots before travel, yellow fever, vaccines needed, vaccines do i need, shots do i need, injections,
      vaccination certificate, travel vaccines, immunize, which shots, vaccine passport
    travel alert: travel alert, travel warning, travel advisory, is travel safe, safe to visit, travel advice, safe to go,
      dangerous to travel, is safe to travel, safety warnings, crime rate, dangerous to visit, safe to travel, safe for tourists,
      safe country, dangerous to go, travel safety, travel safe, dangerous area, how safe, is dangerous, travel bans, is it safe to,
      safe area, travel restrictions, safe to go to, safety alert, dangerous place, travel advisory for, safety in, unrest, how dangerous,
      safe place to, safety of
    travel notice: travel notice, tell bank about travel, going abroad, notify bank of travel, travelling abroad, travel notification,
      let bank know travel, inform bank of travel, i'll be abroad, going to be abroad, using card abroad, tell my bank, let my bank know,
      notify my bank, inform my bank, bank i'm travelling, will be travelling, alert my bank, i'm going abroad, i am travelling,
      leaving the country, let the bank know
    travel tips: travel tips, things to do, what to do, what to see, sightseeing, attractions, tourist attractions, places to visit,
      points of interest, sights, tourist sites, must see, worth seeing, landmarks, tourist spots, fun things to do, things to see,
      monuments, things to visit, activities in, stuff to do, what is there to, fun activities, famous sights, what to do in,
      place of interest, tourism, recommendations for places, what to visit, local attractions, interesting places, cool places,
      famous places, fun places, popular attractions, what is worth seeing, what to check out, things to do in, tourist activities,
      activities to do, what should i see, tourist trap, activities around, fun to do, places to see, fun stuff to do, see the sights,
      activities nearby, famous for, known for, interesting to see, hot spots, do for fun
    tourist: tourist, traveller, visitor, traveler, holidaymaker, sightseer, backpacker, expat, foreigner, commuter
    guide: guide, tour, guided tour, tour guide, sightseeing tour, bus tour, walking tour, city tour, audio guide, guidebook,
      travel guide, tour bus, day tour
    beach: beach, seaside, shore, coast, seafront, sand, sandy beach, beach day, sunbathing, seashore, shoreline, waterfront, coastline,
      the sea, coastal, boardwalk, promenade, day at the beach, beachfront, sunbathe
    city: city, town, metropolis, municipality, village, urban area, town centre, city centre, downtown, suburb, hamlet, borough,
      township, metropolitan area, district, capital city
    country: country, nation, republic, kingdom, homeland, state, motherland, sovereign state, fatherland, native country
    world: world, globe, earth, planet, planet earth, worldwide, all over the world, global, universe, around the world
    swimming pool: swimming pool, pool, indoor pool, swimming baths, lido, outdoor pool, public pool, leisure centre, swim centre
    plan trip: plan a trip, plan my trip, plan vacation, book a holiday, book a trip, plan a holiday, plan a vacation, travel plans,
      book vacation, package holiday, city break, holiday package, all inclusive, trip planner, weekend trip, plan travel, trip planning,
      weekend away, travel itinerary, my itinerary, organise a trip, vacation plans, travel package, where to travel, where to go on
    travel agent: travel agent, travel agency, tour operator, expedia, booking site, travel company
    travel costs: cost of trip, travel expenses, how expensive is trip, travel budget, cheap holiday, last minute deal, cheap vacation
    holiday destination: holiday destination, vacation spot, places to go, where to go, good place to visit, where should i travel,
      where should i go, good vacation spot, vacation destination, travel destination, vacation ideas, holiday spot, nice place to visit,
      best places to go, travel ideas, where to visit, holiday resort, resort, best vacation
    honeymoon: honeymoon, romantic getaway, romantic trip, couples retreat, romantic weekend
    camping: camping, campsite, camp site, tent, campground, sleeping bag, caravan park, caravan site, rv park, glamping, campfire,
      camping ground, wild camping
    hiking: hiking, trek, hiking trail, walking trail, trekking, nature walk, rambling, go for a hike, hill walking
    ski: skiing, ski resort, snowboard, ski slope, ski lift, lift pass, ski trip, ski holiday, piste
    safari: safari, zoo, wildlife park, aquarium, game park, nature reserve, animal park, petting zoo
    theme park: theme park, amusement park, disneyland, disney world, roller coaster, fairground, water park, funfair, rollercoaster,
      carnival, disney, fair
    national park: national park, state park, nature park, canyon, forest park, conservation area
    park: park, playground, green space, public garden, play area, play park
    mountain: mountain, hill, peak, summit, mount, highest mountain, alps, volcano, ridge
    lake: lake, pond, reservoir, loch, lagoon
    river: river, creek, canal, waterfall, brook
    sea: sea, ocean, water's edge, open sea, high seas
    island: island, isle, islet, tropical island
    forest: forest, woods, woodland, jungle, rainforest
    taxi status: where is my taxi, where is my driver, how far is driver, taxi arrive, where's my uber, cab status, when will uber arrive,
      is taxi coming, when is cab coming, where is my ride, is my ride here, uber status, where's my cab, taxi coming
    taxi fare: taxi fare, cab fare, how much for taxi, cost of cab, uber cost, price of ride, taxi cost, cost of uber, how much is uber,
      ride cost, taxi price, taxi to cost, ride price, fare estimate
    bus stop: bus stop, bus station, coach station, nearest bus stop, bus depot, bus shelter, bus terminal
    next bus: next bus, when is next bus, bus come, when does bus come, when bus arrive, bus times, is bus late, bus arrive, bus schedule,
      bus timetable, which bus, bus number, what bus, bus leave, last bus, first bus, bus due, bus running, what time bus, bus route,
      bus route to, bus line
    next train: next train, when is next train, when does train leave, train leave, last train, train departure, train schedule,
      train timetable, train to, first train, train arrive, what time train, train due, trains running, departing train, train come,
      when train, train going to, trains from, earliest train, time of train
    train delayed: train delayed, train late, train cancelled, is train on time, delays on line, rail strike, delayed train,
      is train late, train running late, service disruption, tube delays, subway delays, train status, train on time, subway running,
      delay on train, tube status
    station transport: train station, railway station, subway station, tube station, metro station, rail station, nearest station,
      closest station, nearest train station, railroad station, underground station
    platform: platform, which platform, platform number, track number, what platform, which track, quay
    fare: fare, ticket price, bus fare, train fare, cost of ticket, price of ticket, how much is ticket, how much is train,
      price of train, cost of train, train ticket cost, train ticket price, ticket cost, ticket fare
    travel pass: travel pass, bus pass, oyster card, season ticket, day pass, metro card, monthly pass, railcard, travelcard, weekly pass,
      rail pass, transit card, travel card
    change trains: change trains, transfer station, where to change, change at, connecting train, change buses, connection time
    direct: nonstop, non stop, direct flight, direct train, without stops, no layover, straight through, no stops, non stop flight,
      without changing, nonstop flight
    cruise: cruise, cruise holiday, cruise liner, royal caribbean, sea voyage, cruise vacation, ocean liner
    port: harbour, marina, ferry terminal, pier, seaport
    travel class: first class, economy, business class, economy class, upgrade my seat, second class, premium economy, coach class,
      upgrade to first class, cabin class, fly first class, seat upgrade
    seat: window seat, aisle seat, seat number, choose seat, seat selection, my seat, change my seat, extra legroom, pick a seat,
      assigned seat, where do i sit, which seat, seat assignment, middle seat, seat reservation, reserve seat, legroom
    flight departure: when does flight leave, flight leave, when does flight depart, departure time, boarding time, when do we board,
      when does plane leave, flight depart, plane leave, when do i board, flight boarding, plane depart, take off time, flight takes off,
      board my flight, time is my flight, board plane, when boarding, start boarding, time of flight, plane take off, plane boarding,
      when is my flight, begin boarding, boarding start
    flight cost: flight cost, price of flight, how much is flight, cost of flight, flight price, airfare cost, how much to fly,
      cost to fly, price of plane ticket, cost of plane ticket, airfares, cost of airfare, price of airfare, how much is airfare,
      price of flying, plane ticket cost, how expensive flight
    cancel flight: cancel flight, cancel my flight, cancel my trip, cancel plane ticket, cancel my ticket, cancel my travel,
      cancel holiday, cancel trip
    change flight: change flight, change my flight, rebook, earlier flight, later flight, change ticket, rebook flight, move my flight,
      different flight, another flight, switch flights, switch my flight, rebook my flight, next flight, change my ticket,
      missed my flight, missed flight, change travel dates, change my travel date, miss my connection, missed connection, standby
    airport security: airport security, customs, security check, passport control, immigration, tsa, duty free, border control,
      customs declaration, security line, security queue, declare, border, tsa precheck, duty to pay
    baggage claim: baggage claim, baggage reclaim, luggage carousel, pick up luggage, collect luggage, baggage carousel, claim my luggage,
      collect my bags, luggage belt, luggage pickup
    plane food: inflight meal, meal on plane, food on plane, in flight meal, food on flight, flight meal, meal on flight, plane meal,
      snacks on plane, serve food on
    turbulence: turbulence, bumpy flight, fear of flying, afraid of flying, jet lag, jetlag
    pack: pack, pack my bag, pack my suitcase, pack for, bring with me, take with me, pack up, what to take
    book hotel: book a hotel, book hotel, reserve a hotel, book a room, hotel reservation, reserve a room, hotel booking, find a hotel,
      find hotel, get a hotel, book hotel room, book me a hotel, make hotel reservation, find me a hotel, reserve hotel room,
      need a hotel, get a hotel room, need a room, looking for hotel, find a room, book accommodation, reserve hotel, get me a room,
      hotel rooms, room available, book room, search for hotels, search hotels, book me a room, find place to stay, find a motel,
      need hotel room, vacant room, vacancies, book an airbnb, hotel for the night, reserve room
    hotel check in: hotel check in, check in time, check in at hotel, early check in, checking in, check into hotel, check in to hotel
    hotel check out: hotel check out, check out time, late check out, check out of hotel, when is check out, checkout time, late checkout,
      hotel checkout
    hotel quality: good hotel, nice hotel, hotel reviews, cheap hotel, hotel with pool, luxury hotel, hotel rating, five star hotel,
      hotel recommendations, hotel deals, affordable hotel, boutique hotel, four star hotel, hotel prices, hotel any good, decent hotel
    room service: room service, hotel reception, reception desk, front desk, concierge, wake up call hotel, bellboy, porter, housekeeping,
      order room service, call reception, minibar, extra towels, room cleaned, hotel staff
    room type: double room, single room, twin room, twin beds, queen bed, king bed, sea view, ocean view, non smoking room, double beds,
      adjoining rooms, smoking room, king size, room with a view, ensuite room, family suite, two beds
    full board: half board, full board, breakfast included, bed and board, continental breakfast, breakfast buffet, free breakfast,
      meals included
    room key: room key, key card, hotel key, room number, hotel room key
    embassy: embassy, consulate, consular, ambassador
    monument: monument, statue, memorial, historic site, ancient ruin, cathedral, castle, palace, tower, ruins, historical site, fort,
      church building, heritage site
    tourist information: tourist information, tourist office, visitor centre, information desk, information centre
    souvenir: souvenir, postcard, keepsake, gift shop, memento, fridge magnet, memorabilia, souvenir shop
    local customs: local customs, etiquette, do they speak english, cultural norm, tradition, local culture
    plug type: plug type, socket type, outlet type, converter for plug, voltage, power adapter for, which plug, socket converter,
      need a converter, need an adapter, what outlets, kind of plug, type of plug, type of outlet, type of socket, outlet converter,
      which socket, plugs do they use, need a plug adapter, what plug, electrical converter, voltage converter, electric plug,
      adaptor for plug, power converter for, kind of outlet, kind of socket, outlets do they use, sockets in, outlets in, plugs in, volts,
      electrical adapter, electrical plug
    tide: high tide, low tide, tide, tide times, when is high tide, tidal, tide table, tide come in
    nearby: near by, what's around here, what's nearby, around me, places near me, places around here, what's near me, anything nearby,
      closest place, around this area, in my neighbourhood, in walking distance, within walking distance, in town, in this area,
      nearest place, near my location, near my house, near work, not far from here, what is near
    meeting point: meeting point, where to meet, meet halfway, meet me at, meet at, rendezvous, where shall we meet
    hotel amenity: hotel gym, hotel pool, free wifi, hotel parking, pet friendly, pets allowed, hotel wifi, hotel breakfast,
      hotel shuttle, allow pets, hotel facilities, air conditioned, family friendly, kid friendly, dog friendly, hotel amenities,
      bring my dog
    hotel cancel: cancel hotel, cancel my hotel, cancel hotel reservation, cancel my room, cancel hotel booking, cancel room,
      hotel cancellation
    hotel change: change hotel booking, extend my stay, extra night, stay longer, change my room, another night, different room,
      extend stay, change hotel reservation, upgrade my room, room upgrade, change rooms
    hotel cost: room rate, price per night, cost per night, nightly rate, how much per night, how much is room, hotel price, cost of room,
      hotel cost, room price, per night
    room problem: room is dirty, room too noisy, room is cold, no towels, shower not working, not clean room, room smells
    travel insurance: travel insurance policy, trip insurance, holiday insurance, cancellation cover, travel cover
    trip info: my trip, trip details, my booking, travel details, booking details, my reservation details, check my booking,
      trip information, find my booking, my reservations, manage my booking, view my booking, booking info, look up my reservation,
      upcoming trips, view reservation, flight details, reservation info
    travel companion: travel with kids, travelling with baby, travel with pet, flying with dog, fly with baby, unaccompanied minor,
      traveling with a dog, flying with my cat, bring a pet, bring my cat, family travel
    plane rules liquids: liquids on plane, bring liquid, liquid limit, allowed in luggage, liquids in carry on, bring scissors,
      prohibited items, bring food on plane, bring a lighter, size of liquids, allowed through security, can i fly with, what can i bring
    airport lounge: lounge access, airport lounge, priority boarding, fast track, vip lounge, priority pass
    flight refund: flight refund, refund my ticket, refund ticket, flight compensation, delayed flight compensation,
      get refund for flight, ticket refund, refund flight
    flight pnr: confirmation code, record locator, pnr, ticket number, e ticket, eticket
    time to be at airport: how early at airport, arrive at airport, get to the airport, be at airport, time to airport, time at airport,
      airport by, leave for airport, leave for the airport, arrive at the airport
    stay length: how many nights, length of stay, nights stay, number of nights, for two nights, for three nights, long stay, overnight
    weekend trip ideas: day trips, road trip, trip ideas, short break, staycation, quick getaway, mini break, roadtrip
    local transport: get around, get around town, rent a scooter, move around city, travel around city
    cargo: cargo, freight, shipping container, haulage
    on board: aboard, on board, all aboard
    """
}
