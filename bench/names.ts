/** Names as they meet in Melbourne, each group with its share of the people. */
export const names: readonly { share: number; given: string[]; family: string[] }[] = [
  {
    share: 0.46,
    given: words(
      'Jack Olivia William Charlotte Noah Amelia Oliver Isla Thomas Grace Henry Sophie Lucas Emily Ethan Chloe James Ruby Daniel Matilda Peter Margaret David Susan Michael Karen Andrew Jennifer Mark Helen Paul Rebecca Stephen Fiona Siobhán Callum Ciarán Bronwyn',
    ),
    family: words(
      'Smith Jones Williams Brown Wilson Taylor Johnson White Martin Anderson Thompson Walker Harris Lee Ryan Robinson Kelly King Davis Wright Evans Roberts Green Hall Wood Jackson Clarke Murphy O’Brien O’Neil McDonald Campbell Stewart Morris Hughes Edwards Bell Cooper Ward Murray Marsh Mannix',
    ),
  },
  {
    share: 0.1,
    given: words('Minh Lan Anh Tuấn Hương Đức Mai Hùng Linh Quang Thảo Nam Ngọc Phúc Trang'),
    family: words('Nguyễn Trần Lê Phạm Huỳnh Hoàng Vũ Đặng Bùi Đỗ Hồ Ngô Dương Lý'),
  },
  {
    share: 0.12,
    given: words('Wei Jing Xin Hao Mei Jun Li Ying Yan Chen Ming Hui Fang Kevin Grace'),
    family: words('Wang Li Zhang Liu Chen Yang Huang Zhao Wu Zhou Xu Lin Chan Wong Cheung'),
  },
  {
    share: 0.12,
    given: words(
      'Priya Arjun Rahul Anjali Vikram Neha Sanjay Harpreet Gurpreet Manpreet Deepa Ravi',
    ),
    family: words('Singh Patel Kaur Sharma Kumar Gupta Shah Reddy Nair Iyer Khan Perera Fernando'),
  },
  {
    share: 0.07,
    given: words('Giuseppe Maria Rosaria Antonio Francesca Marco Lucia Salvatore Angela Domenico'),
    family: words('Rossi Russo Romano Esposito Mancini Marino Greco Bruno Conti D’Angelo Caruso'),
  },
  {
    share: 0.05,
    given: words('Georgios Eleni Dimitrios Maria Konstantinos Sofia Nikolaos Angeliki Yannis'),
    family: words('Papadopoulos Georgiou Nikolaidis Pappas Angelopoulos Markou Manolis Vlahos'),
  },
  {
    share: 0.05,
    given: words('Mohammed Fatima Ali Aisha Hassan Layla Omar Zeinab Yusuf Amina Mustafa'),
    family: words('Ahmed Ali Hassan Haddad Khoury Mansour Nasser Yılmaz Demir Abdi Rahman'),
  },
  {
    share: 0.03,
    given: words('Tomasz Agnieszka Jovan Milica Łukasz Katarzyna Søren Ingrid Jürgen Anneliese'),
    family: words(
      'Wiśniewski Kowalski Nowak Jovanović Petrović Müller Schäfer Østergaard van-der-Berg',
    ),
  },
]

function words(text: string): string[] {
  return text.split(' ')
}
